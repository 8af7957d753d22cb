import { PersonIcon } from '@primer/octicons-react';
import type { FocusEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ParticipantPickerQuery } from '../../__generated__/ParticipantPickerQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Combobox } from '../../ui/Combobox.tsx';

export type FoundParticipant = NonNullable<
  ParticipantPickerQuery['response']['event']
>['participants']['edges'][number]['node'];

type ParticipantPickerProps = {
  eventId: string;
  value: FoundParticipant | undefined;
  disabled: boolean;
  error: string | undefined;
  /** The next award may be for another participant: focus the field and select its text. */
  startHere: boolean;
  onChange: (participant: FoundParticipant | undefined) => void;
  onBlur: (event: FocusEvent) => void;
};

/** Chooses a participant of an event by name or e-mail address. */
export function ParticipantPicker(props: ParticipantPickerProps) {
  const { eventId, value, disabled, error, startHere, onChange, onBlur } = props;
  const environment = useRelayEnvironment();

  const find = (search: string) =>
    fetchQuery<ParticipantPickerQuery>(
      environment,
      graphql`
        query ParticipantPickerQuery($id: ID!, $search: String) {
          event(id: $id) {
            participants(first: 8, search: $search) {
              edges {
                node {
                  userId
                  name
                  email
                  college
                }
              }
            }
          }
        }
      `,
      { id: eventId, search: search || null },
      { fetchPolicy: 'network-only' },
    ).map(({ event }) => event?.participants.edges.map(({ node }) => choiceOf(node)) ?? []);

  return (
    <Combobox
      label={t('scores.form.participant')}
      required
      name="userId"
      icon={PersonIcon}
      placeholder={t('scores.form.participantPlaceholder')}
      clearLabel={t('scores.form.participantClear')}
      error={error}
      disabled={disabled}
      chosen={value && choiceOf(value)}
      startHere={startHere}
      // points must not go to the person chosen before
      typingClears
      find={find}
      nothing={(found) =>
        t(
          found?.failed
            ? 'scores.form.participantsFailed'
            : !found
              ? 'scores.form.participantsSearching'
              : found.search
                ? 'scores.form.participantsNone'
                : 'scores.form.participantsNobody',
        )
      }
      onChoose={(choice) => onChange(choice?.participant)}
      onBlur={onBlur}
    />
  );
}

function choiceOf(participant: FoundParticipant) {
  const { userId, name, college, email } = participant;
  return { id: userId, text: name, aside: college, detail: email, participant };
}
