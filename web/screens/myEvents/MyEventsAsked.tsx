import { Suspense, useEffect, useState } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { MyEventsAsked_query$key } from '../../__generated__/MyEventsAsked_query.graphql.ts';
import type { MyEventsAskedQuery } from '../../__generated__/MyEventsAskedQuery.graphql.ts';
import { onNewNotice } from '../../core/newNotices.ts';
import { useOnReconnect } from '../../core/connection.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';

// loaded lazily, because few viewers have invitations
const Invitations = lazyWithRetry(async () => (await import('./MyEventsInvitations.tsx')).MyEventsInvitations);

/** The viewer's invitations to help at events; renders nothing without any. The outcome of an answer is shown. */
export function MyEventsAsked({ query }: { query: MyEventsAsked_query$key }) {
  const [{ viewerInvitations }, refetch] = useRefetchableFragment<MyEventsAskedQuery, MyEventsAsked_query$key>(
    graphql`
      fragment MyEventsAsked_query on Query @refetchable(queryName: "MyEventsAskedQuery") {
        viewerInvitations {
          __typename
          ...MyEventsInvitations_invitation
        }
      }
    `,
    query,
  );
  const [answerText, setAnswerText] = useState('');
  const readAgain = () => void refetch({}, { fetchPolicy: 'network-only' });
  useOnReconnect(readAgain);
  useEffect(
    () => onNewNotice(({ kind }) => kind === 'staff-invited' && refetch({}, { fetchPolicy: 'network-only' })),
    [refetch],
  );
  return (
    <>
      <p data-text="medium" role="status" hidden={!answerText}>
        {answerText}
      </p>
      {viewerInvitations.length > 0 && (
        <Suspense>
          <Invitations
            invitations={viewerInvitations}
            onAnswer={(words) => {
              setAnswerText(words);
              readAgain();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
