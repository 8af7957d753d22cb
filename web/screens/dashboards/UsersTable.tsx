import { ChevronLeftIcon, ChevronRightIcon, SearchIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { UsersTableQuery } from '../../__generated__/UsersTableQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import type { Role } from '../../core/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import css from './Users.module.css';
import type { RoleOutcome } from './useRoleChange.ts';
import { UsersTableRow } from './UsersTableRow.tsx';

const pageSize = 10;

/** `cursors` holds the start cursor of each page up to the current one. */
export type UsersRequest = {
  readonly search: string | null;
  readonly role: Role | null;
  readonly cursors: readonly (string | null)[];
  readonly attempt: number;
};

type UsersTableProps = {
  request: UsersRequest;
  /** Another page is loading. */
  waiting: boolean;
  onPage: (cursors: UsersRequest['cursors']) => void;
  onOutcome: (outcome: RoleOutcome) => void;
};

const columns = ['name', 'email', 'college', 'joined', 'role'] as const;

export function UsersTable({ request, waiting, onPage, onOutcome }: UsersTableProps) {
  const { search, role, cursors, attempt } = request;
  const { users } = useLazyLoadQuery<UsersTableQuery>(
    graphql`
      query UsersTableQuery($search: String, $role: Role, $count: Int!, $cursor: String) {
        users(search: $search, role: $role, first: $count, after: $cursor) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              id
              ...UsersTableRow_user
            }
          }
        }
      }
    `,
    { search, role, count: pageSize, cursor: cursors.at(-1) ?? null },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  );
  const { edges, totalCount, pageInfo } = users;
  if (edges.length === 0) return <EmptyState compact icon={SearchIcon} title={t('dashboard.users.none')} />;
  const from = (cursors.length - 1) * pageSize;
  // a button without effect is not disabled, because it would lose the focus
  const [isFirst, isLast] = [cursors.length === 1, !pageInfo.hasNextPage];

  return (
    <div data-busy={waiting || undefined}>
      <table data-text="medium" className={css.table} aria-label={t('dashboard.users')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css[column]}>
                {t(`dashboard.users.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <UsersTableRow key={node.id} user={node} onOutcome={onOutcome} />
          ))}
        </tbody>
      </table>
      <nav data-row="wrap center justify-end condensed" data-parted aria-label={t('dashboard.users.pages')}>
        <p data-text="medium numbers muted grow" role="status">
          {t('dashboard.users.count', { from: from + 1, to: from + edges.length, total: totalCount })}
        </p>
        <Button
          leadingVisual={ChevronLeftIcon}
          aria-disabled={isFirst}
          onClick={() => isFirst || onPage(cursors.slice(0, -1))}
        >
          {t('dashboard.users.previous')}
        </Button>
        <Button
          trailingVisual={ChevronRightIcon}
          aria-disabled={isLast}
          onClick={() => isLast || onPage([...cursors, pageInfo.endCursor])}
        >
          {t('dashboard.users.next')}
        </Button>
      </nav>
    </div>
  );
}
