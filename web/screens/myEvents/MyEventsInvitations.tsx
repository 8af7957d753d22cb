import { Button } from '@primer/react';
import { useId, useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import type {
  MyEventsInvitations_invitation$data,
  MyEventsInvitations_invitation$key,
} from '../../__generated__/MyEventsInvitations_invitation.graphql.ts';
import type { MyEventsInvitationsAcceptMutation } from '../../__generated__/MyEventsInvitationsAcceptMutation.graphql.ts';
import type { MyEventsInvitationsEndMutation } from '../../__generated__/MyEventsInvitationsEndMutation.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import { once, withKey } from '../../core/once.ts';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './MyEventsRow.module.css';

type MyEventsInvitationsProps = {
  invitations: MyEventsInvitations_invitation$key;
  /** Receives a text about the viewer's answer; empty if it failed. */
  onAnswer: (words: string) => void;
};
type Invitation = MyEventsInvitations_invitation$data[number];

/** Invitations to events, with buttons to answer them. */
export function MyEventsInvitations({ invitations, onAnswer }: MyEventsInvitationsProps) {
  const rows = useFragment(
    graphql`
      fragment MyEventsInvitations_invitation on Invitation @relay(plural: true) {
        id
        eventTitle
        date
        role
        invitedByName
      }
    `,
    invitations,
  );
  const [accept] = useCommit(
    useMutation<MyEventsInvitationsAcceptMutation>(graphql`
      mutation MyEventsInvitationsAcceptMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          event {
            id
            viewerRoles
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

  async function answer({ id, eventTitle: title }: Invitation, isYes: boolean) {
    setBusy(id);
    setError(undefined);
    try {
      const input = { invitationId: id };
      await once<unknown>(`invitation:${id}`, isYes, (key) => (isYes ? accept : decline)({ input }, withKey(key)));
      onAnswer(t(isYes ? 'myEvents.accepted' : 'myEvents.declined', { title }));
    } catch (failure) {
      setError(failure);
      onAnswer('');
    }
    setBusy(undefined);
  }

  return (
    <Panel title={t('myEvents.invitations')}>
      <Failure title={t('myEvents.answerFailed')} error={error} />
      <ul data-rows="bare">
        {rows.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            busy={busy === invitation.id}
            onAnswer={(isYes) => void answer(invitation, isYes)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = { invitation: Invitation; busy: boolean; onAnswer: (isYes: boolean) => void };

function Row({ invitation: { eventTitle, date, role, invitedByName }, busy, onAnswer }: RowProps) {
  const titleId = useId();
  return (
    <li data-row="center condensed/normal" data-leaf data-space="inside normal">
      <DateLeaf date={date} />
      <div data-stack="tight" data-text="grow">
        <p data-text="large semibold break inherit" data-press id={titleId}>
          {eventTitle}
        </p>
        <p data-text="small muted">
          <time dateTime={date}>{formatDateTime(date)}</time>
        </p>
        <p data-text="small">{t('myEvents.asksYou', { name: invitedByName, role })}</p>
      </div>
      <div data-row="wrap condensed" className={css.end}>
        <Button variant="primary" loading={busy} aria-describedby={titleId} onClick={() => onAnswer(true)}>
          {t('myEvents.accept')}
        </Button>
        <Button disabled={busy} aria-describedby={titleId} onClick={() => onAnswer(false)}>
          {t('myEvents.decline')}
        </Button>
      </div>
    </li>
  );
}
