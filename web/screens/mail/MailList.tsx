import { graphql, usePaginationFragment } from 'react-relay';
import type { MailList_query$key } from '../../__generated__/MailList_query.graphql.ts';
import pageQuery, { type MailListPageQuery } from '../../__generated__/MailListPageQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { MailCause } from './MailCause.tsx';
import type { MailFilters } from './mailFilters.ts';
import { MailMessage } from './MailMessage.tsx';
import { MailPages } from './MailPages.tsx';

type MailListProps = { query: MailList_query$key; filters: MailFilters; waiting: boolean };

/** Single messages. If they are filtered by cause, the cause is shown above them. */
export function MailList({ query, filters, waiting }: MailListProps) {
  const { data, ...pages } = usePaginationFragment<MailListPageQuery, MailList_query$key>(
    graphql`
      fragment MailList_query on Query
      @refetchable(queryName: "MailListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        cause: node(id: $causeId) @include(if: $isOfCause) {
          ...MailCause_cause @alias(as: "line")
        }
        mailMessages(first: $count, after: $cursor, state: $state, search: $search, cause: $cause)
          @connection(key: "MailList_mailMessages") {
          edges {
            node {
              id
              ...MailMessage_message
            }
          }
        }
      }
    `,
    query,
  );
  const line = data.cause?.line;
  return (
    <section data-stack="normal" aria-labelledby="messages">
      <h2 data-unseen id="messages">
        {t('mail.list')}
      </h2>
      {line && (
        <div data-card data-rows>
          <MailCause cause={line} isOpen />
        </div>
      )}
      <MailPages
        refreshQuery={pageQuery}
        pages={pages}
        filters={filters}
        waiting={waiting}
        rows={data.mailMessages.edges.map(({ node }) => (
          <MailMessage key={node.id} message={node} />
        ))}
      />
    </section>
  );
}
