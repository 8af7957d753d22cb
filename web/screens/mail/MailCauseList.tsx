import { graphql, usePaginationFragment } from 'react-relay';
import type { MailCauseList_query$key } from '../../__generated__/MailCauseList_query.graphql.ts';
import pageQuery, { type MailCauseListPageQuery } from '../../__generated__/MailCauseListPageQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { MailCause } from './MailCause.tsx';
import type { MailFilters } from './mailFilters.ts';
import { MailMessage } from './MailMessage.tsx';
import { MailPages } from './MailPages.tsx';

type MailCauseListProps = { query: MailCauseList_query$key; filters: MailFilters; waiting: boolean };

/** The causes of messages. A cause with a single message is shown as that message. */
export function MailCauseList({ query, filters, waiting }: MailCauseListProps) {
  const { data, ...pages } = usePaginationFragment<MailCauseListPageQuery, MailCauseList_query$key>(
    graphql`
      fragment MailCauseList_query on Query
      @refetchable(queryName: "MailCauseListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        mailCauses(first: $count, after: $cursor) @connection(key: "MailCauseList_mailCauses") {
          edges {
            node {
              id
              message {
                ...MailMessage_message
              }
              ...MailCause_cause
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <section data-stack="normal" aria-labelledby="messages">
      <h2 data-unseen id="messages">
        {t('mail.list')}
      </h2>
      <MailPages
        refreshQuery={pageQuery}
        pages={pages}
        filters={filters}
        waiting={waiting}
        rows={data.mailCauses.edges.map(({ node }) =>
          node.message ? (
            <MailMessage key={node.id} message={node.message} />
          ) : (
            <li key={node.id}>
              <MailCause cause={node} />
            </li>
          ),
        )}
      />
    </section>
  );
}
