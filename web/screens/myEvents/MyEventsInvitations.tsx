import { Button } from '@primer/react';
import { useEffect, useId, useState } from 'react';
import { graphql, useMutation, useRefetchableFragment } from 'react-relay';
import type {
  MyEventsInvitations_query$data,
  MyEventsInvitations_query$key,
} from '../../__generated__/MyEventsInvitations_query.graphql.ts';
import type { MyEventsInvitationsAcceptMutation } from '../../__generated__/MyEventsInvitationsAcceptMutation.graphql.ts';
import type { MyEventsInvitationsEndMutation } from '../../__generated__/MyEventsInvitationsEndMutation.graphql.ts';
import type { MyEventsInvitationsQuery } from '../../__generated__/MyEventsInvitationsQuery.graphql.ts';
import { onArrival } from '../../core/arrivals.ts';
import { useReconnected } from '../../core/connection.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './MyEventsRow.module.css';

type Invitation = MyEventsInvitations_query$data['viewerInvitations'][number];

/** What the viewer is asked to be at events, with the way to answer; nothing where nobody has asked. */
export function MyEventsInvitations({ query }: { query: MyEventsInvitations_query$key }) {
  const [{ viewerInvitations }, refetch] = useRefetchableFragment<
    MyEventsInvitationsQuery,
    MyEventsInvitations_query$key
  >(
    graphql`
      fragment MyEventsInvitations_query on Query @refetchable(queryName: "MyEventsInvitationsQuery") {
        viewerInvitations {
          id
          eventTitle
          date
          role
          invitedByName
        }
      }
    `,
    query,
  );
  const [accept] = useCommit(
    useMutation<MyEventsInvitationsAcceptMutation>(graphql`
      mutation MyEventsInvitationsAcceptMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          event {
            ...MyEventsHelp_event
            ...MyEventsRun_event
          }
        }
      }
    `),
  );
  const [decline] = useCommit(
    useMutation<MyEventsInvitationsEndMutation>(graphql`
      mutation MyEventsInvitationsEndMutation($input: EndInvitationInput!) {
        endInvitation(input: $input) {
          endedInvitationId
        }
      }
    `),
  );
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [said, setSaid] = useState('');
  const readAgain = () => void refetch({}, { fetchPolicy: 'network-only' });
  useReconnected(readAgain);
  useEffect(
    () => onArrival(({ kind }) => kind === 'staff-invited' && refetch({}, { fetchPolicy: 'network-only' })),
    [refetch],
  );

  async function answer({ id, eventTitle }: Invitation, send: typeof accept | typeof decline) {
    setBusy(id);
    setError(undefined);
    setSaid('');
    try {
      await send({ input: { invitationId: id } });
      setSaid(t(send === accept ? 'myEvents.accepted' : 'myEvents.declined', { title: eventTitle }));
    } catch (failure) {
      setError(failure);
    }
    setBusy(undefined);
    readAgain();
  }

  return (
    <>
      <p data-text="medium" role="status" hidden={!said}>
        {said}
      </p>
      {(viewerInvitations.length > 0 || error !== undefined) && (
        <Panel title={t('myEvents.invitations')}>
          <Failure title={t('myEvents.answerFailed')} error={error} />
          <ul data-rows="bare">
            {viewerInvitations.map((invitation) => (
              <Row
                key={invitation.id}
                invitation={invitation}
                busy={busy === invitation.id}
                onAccept={() => void answer(invitation, accept)}
                onDecline={() => void answer(invitation, decline)}
              />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

type RowProps = { invitation: Invitation; busy: boolean; onAccept: () => void; onDecline: () => void };

function Row({ invitation: { eventTitle, date, role, invitedByName }, busy, onAccept, onDecline }: RowProps) {
  const titleId = useId();
  return (
    <li className={css.row}>
      <DateLeaf date={date} />
      <div data-stack="tight">
        <p data-text="large semibold" className={css.title} id={titleId}>
          {eventTitle}
        </p>
        <p data-text="small muted">
          <time dateTime={date}>{formatDateTime(date)}</time>
        </p>
        <p data-text="small">{t('myEvents.asksYou', { name: invitedByName, role })}</p>
      </div>
      <div data-row="wrap condensed" className={css.end}>
        <Button variant="primary" loading={busy} aria-describedby={titleId} onClick={onAccept}>
          {t('myEvents.accept')}
        </Button>
        <Button disabled={busy} aria-describedby={titleId} onClick={onDecline}>
          {t('myEvents.decline')}
        </Button>
      </div>
    </li>
  );
}
