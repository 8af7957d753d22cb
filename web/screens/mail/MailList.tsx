import { MailIcon, SearchIcon } from '@primer/octicons-react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { MailList_query$key } from '../../__generated__/MailList_query.graphql.ts';
import pageQuery, { type MailListPageQuery } from '../../__generated__/MailListPageQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { filterVariables, isFiltered, type MailFilters } from './mailFilters.ts';
import css from './MailList.module.css';
import { MailMessage } from './MailMessage.tsx';
import { useEvery } from './useEvery.ts';

const pageSize = 30;
/** More than the server gives at once: what is further down stays as it was read. */
const mostAtOnce = 100;
const refresh = 10_000;

type MailListProps = {
  query: MailList_query$key;
  filters: MailFilters;
  /** Other messages are on their way. */
  waiting: boolean;
};

/** The messages, the newest first; what becomes of them is read again every few seconds. */
export function MailList({ query, filters, waiting }: MailListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<MailListPageQuery, MailList_query$key>(
    graphql`
      fragment MailList_query on Query
      @refetchable(queryName: "MailListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        mailMessages(first: $count, after: $cursor, state: $state, search: $search)
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
  const environment = useRelayEnvironment();
  const messages = data.mailMessages.edges.map(({ node }) => node);

  useEvery(refresh, () => {
    if (isLoadingNext || waiting || messages.length > mostAtOnce) return;
    const variables = { ...filterVariables(filters), count: Math.max(pageSize, messages.length), cursor: null };
    void fetchQuery<MailListPageQuery>(environment, pageQuery, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      // what is shown stays; the next time is soon
      .catch(() => undefined);
  });

  return (
    <section className={css.results} aria-labelledby="messages">
      <h2 className={css.heading} id="messages">
        {t('mail.list')}
      </h2>
      {messages.length > 0 ? (
        <ol className={css.list} data-busy={waiting || undefined}>
          {messages.map((message) => (
            <MailMessage key={message.id} message={message} />
          ))}
        </ol>
      ) : (
        <Nothing filtered={isFiltered(filters)} />
      )}
      {hasNext && (
        <ShowMore
          busy={isLoadingNext}
          load={() =>
            new Promise((resolve, reject) => {
              loadNext(pageSize, { onComplete: (error) => (error ? reject(error) : resolve()) });
            })
          }
        />
      )}
    </section>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      icon={SearchIcon}
      title={t('mail.empty')}
      action={<ButtonLink to="/admindashboard/mail">{t('mail.emptyAll')}</ButtonLink>}
    >
      {t('mail.emptyFiltered')}
    </EmptyState>
  ) : (
    <EmptyState icon={MailIcon} title={t('mail.empty')}>
      {t('mail.emptyHint')}
    </EmptyState>
  );
}
