import { SearchIcon } from '@primer/octicons-react';
import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { UsersTableQuery } from '../../__generated__/UsersTableQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import type { Role } from '../../core/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Cursors, TablePages } from '../../ui/TablePages.tsx';
import css from './Users.module.css';
import type { RoleOutcome } from './useRoleChange.ts';
import { UsersTableRow } from './UsersTableRow.tsx';

const pageSize = 10;

export type UsersRequest = {
  readonly search: string | null;
  readonly role: Role | null;
  readonly cursors: Cursors;
  /** The page has been read into the store. */
  readonly isLoaded: boolean;
  readonly attempt: number;
};

type UsersTableProps = {
  request: UsersRequest;
  /** Another page is loading. */
  waiting: boolean;
  onPage: (cursors: Cursors) => void;
  onOutcome: (outcome: RoleOutcome) => void;
};

const columns = ['name', 'email', 'college', 'joined', 'role'] as const;

const usersQuery = graphql`
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
`;

export function UsersTable({ request, waiting, onPage, onOutcome }: UsersTableProps) {
  const { search, role, cursors, isLoaded, attempt } = request;
  const environment = useRelayEnvironment();
  const variablesOf = (cursor: string | null) => ({ search, role, count: pageSize, cursor });
  const { users } = useLazyLoadQuery<UsersTableQuery>(usersQuery, variablesOf(cursors.at(-1) ?? null), {
    fetchKey: attempt,
    fetchPolicy: isLoaded ? 'store-or-network' : 'store-and-network',
  });
  // turning the page moves the focus to its beginning
  const table = useRef<HTMLTableElement>(null);
  const turnedTo = useRef<Cursors>(undefined);
  useEffect(() => {
    if (turnedTo.current === cursors) table.current?.focus();
  }, [cursors]);
  const { edges, totalCount, pageInfo } = users;
  if (edges.length === 0) return <EmptyState compact icon={SearchIcon} title={t('dashboard.users.none')} />;
  const from = (cursors.length - 1) * pageSize;

  return (
    <div data-busy={waiting || undefined}>
      <table ref={table} tabIndex={-1} data-text="medium" className={css.table} aria-label={t('dashboard.users')}>
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
      <div data-parted>
        <TablePages
          label={t('dashboard.users.pages')}
          place={t('dashboard.users.count', { from: from + 1, to: from + edges.length, total: totalCount })}
          cursors={cursors}
          next={pageInfo.hasNextPage ? pageInfo.endCursor : null}
          texts={{
            previous: t('dashboard.users.previous'),
            next: t('dashboard.users.next'),
            failed: t('dashboard.users.failed'),
          }}
          load={(cursor) => fetchQuery<UsersTableQuery>(environment, usersQuery, variablesOf(cursor)).toPromise()}
          onTurn={(to) => {
            turnedTo.current = to;
            onPage(to);
          }}
        />
      </div>
    </div>
  );
}
