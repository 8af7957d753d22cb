import { HistoryIcon, SearchIcon } from '@primer/octicons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AuditList_query$key } from '../../__generated__/AuditList_query.graphql.ts';
import type { AuditListPageQuery } from '../../__generated__/AuditListPageQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { auditHref, isFiltered, type AuditFilters } from './auditFilters.ts';

const pageSize = 30;

type AuditListProps = {
  query: AuditList_query$key;
  filters: AuditFilters;
  /** Other entries are loading. */
  waiting: boolean;
};

export function AuditList({ query, filters, waiting }: AuditListProps) {
  const { data, ...pages } = usePaginationFragment<AuditListPageQuery, AuditList_query$key>(
    graphql`
      fragment AuditList_query on Query
      @refetchable(queryName: "AuditListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        auditTrail(
          first: $count
          after: $cursor
          action: $action
          actorId: $actor
          subjectId: $subject
          from: $from
          to: $to
        ) @connection(key: "AuditList_auditTrail") {
          edges {
            node {
              id
              actorName
              subjectName
              ...AuditEntry_entry
            }
          }
        }
      }
    `,
    query,
  );
  const entries = data.auditTrail.edges.map(({ node }) => node);
  const [first] = entries;

  return (
    <section data-stack="normal" aria-labelledby="entries">
      <h2 data-unseen id="entries">
        {t('audit.list')}
      </h2>
      <div data-row="wrap condensed" data-optional>
        {filters.actor && (
          <FilterChip
            text={first ? t('audit.person', { name: first.actorName }) : t('audit.personUnknown')}
            to={auditHref({ ...filters, actor: '' })}
          />
        )}
        {filters.subject && (
          <FilterChip
            text={first ? t('audit.subject', { name: first.subjectName }) : t('audit.subjectUnknown')}
            to={auditHref({ ...filters, subject: '' })}
          />
        )}
      </div>
      {entries.length > 0 ? (
        <ol data-card data-rows data-busy={waiting || undefined}>
          {entries.map((entry) => (
            <AuditEntry
              key={entry.id}
              entry={entry}
              actorName={entry.actorName}
              subjectName={entry.subjectName}
              filters={filters}
            />
          ))}
        </ol>
      ) : (
        <EmptyAuditList filtered={isFiltered(filters)} />
      )}
      <ShowMore pages={pages} count={pageSize} />
    </section>
  );
}

function FilterChip({ text, to }: { text: string; to: string }) {
  return <Chip text={text} to={to} label={t('audit.removeFilter', { filter: text })} />;
}

function EmptyAuditList({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      icon={SearchIcon}
      title={t('audit.empty')}
      action={<ButtonLink to="/admindashboard/audit">{t('audit.emptyAll')}</ButtonLink>}
    >
      {t('audit.emptyFiltered')}
    </EmptyState>
  ) : (
    <EmptyState icon={HistoryIcon} title={t('audit.empty')}>
      {t('audit.emptyHint')}
    </EmptyState>
  );
}
