import { MailIcon, SearchIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePausedAt } from '../../core/connection.ts';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LivePaused } from '../../ui/LivePaused.tsx';
import { ShowMore, type Pagination } from '../../ui/ShowMore.tsx';
import { filterVariables, isFiltered, mailHref, type MailFilters } from './mailFilters.ts';
import { useVisibleInterval } from './useVisibleInterval.ts';

const pageSize = 30;
/** The largest page that the server sends. A longer list is not refreshed. */
const maxRefreshed = 100;
const refreshInterval = 10_000;

type MailPagesProps = {
  /** The query that reads the list again from its beginning. */
  refreshQuery: GraphQLTaggedNode;
  pages: Pagination;
  filters: MailFilters;
  /** Other messages are loading. */
  waiting: boolean;
  rows: readonly ReactNode[];
};

/** A list of messages or causes, refreshed every ten seconds. */
export function MailPages({ refreshQuery, pages, filters, waiting, rows }: MailPagesProps) {
  const environment = useRelayEnvironment();
  const isPaused = usePausedAt() > 0;

  useVisibleInterval(refreshInterval, () => {
    if (isPaused || pages.isLoadingNext || waiting || rows.length > maxRefreshed) return;
    const variables = { ...filterVariables(filters), count: Math.max(pageSize, rows.length), cursor: null };
    void fetchQuery<OperationType>(environment, refreshQuery, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      // the shown list stays until the next refresh
      .catch(() => undefined);
  });

  return (
    <>
      <LivePaused />
      {rows.length > 0 ? (
        <ol data-card data-rows data-busy={waiting || undefined}>
          {rows}
        </ol>
      ) : (
        <EmptyMailList filters={filters} />
      )}
      <ShowMore pages={pages} count={pageSize} />
    </>
  );
}

function EmptyMailList({ filters }: { filters: MailFilters }) {
  return isFiltered(filters) ? (
    <EmptyState
      icon={SearchIcon}
      title={t('mail.empty')}
      action={<ButtonLink to={mailHref({ ...filters, state: 'all', q: '' })}>{t('mail.emptyAll')}</ButtonLink>}
    >
      {t('mail.emptyFiltered')}
    </EmptyState>
  ) : (
    <EmptyState icon={MailIcon} title={t('mail.empty')}>
      {t(filters.cause ? 'mail.emptyCause' : 'mail.emptyHint')}
    </EmptyState>
  );
}
