import type { FocusEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Observable } from 'relay-runtime';
import type { PeopleFieldQuery } from '../../../__generated__/PeopleFieldQuery.graphql.ts';
import { longestSearch } from '../../../../api/core/validation/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import type { Choice } from '../../../ui/Option.tsx';
import { addPerson, type Invited, takeAddresses } from './invited.ts';

type PeopleFieldProps = {
  eventId: string;
  people: readonly Invited[];
  /** The text in the field. Sending the form includes it. */
  typed: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (people: readonly Invited[], typed: string) => void;
  onBlur: (event: FocusEvent) => void;
};

/** The most that is pasted: fifty addresses. */
const longest = 20_000;

/** People to ask for help. Suggests people while a name is typed; addresses can be typed or pasted, several at once. */
export function PeopleField({ eventId, people, typed, disabled, error, onChange, onBlur }: PeopleFieldProps) {
  const environment = useRelayEnvironment();
  const find = (search: string) => {
    // a list under an empty field would cover the button
    if (!search) return Observable.from<readonly Choice[]>([]);
    return fetchQuery<PeopleFieldQuery>(
      environment,
      graphql`
        query PeopleFieldQuery($id: ID!, $search: String!) {
          event(id: $id) {
            staffSuggestions(search: $search) {
              userId
              name
              college
              email
            }
          }
        }
      `,
      { id: eventId, search: search.slice(0, longestSearch) },
      { fetchPolicy: 'network-only' },
    ).map(({ event }): readonly Choice[] =>
      (event?.staffSuggestions ?? [])
        .filter(({ userId }) => people.every(({ id }) => id !== userId))
        .map(({ userId, name, college, email }) => ({ id: userId, text: name, aside: college, detail: email })),
    );
  };

  return (
    <div
      data-stack="cozy"
      onPaste={(paste) => {
        // an input would join the lines
        const pasted = paste.clipboardData.getData('text');
        const [more, rest] = takeAddresses(people, `${pasted}\n`);
        if (more === people) return;
        paste.preventDefault();
        onChange(more, `${typed} ${rest}`.trim());
      }}
    >
      <Combobox
        label={t('staff.email')}
        required
        name="emails"
        longest={longest}
        hint={t('staff.emailHint')}
        error={error}
        disabled={disabled}
        chosen={typed ? { id: '', text: typed } : undefined}
        find={find}
        onChoose={(choice) => choice && onChange(addPerson(people, choice), '')}
        onType={(text) => onChange(...takeAddresses(people, text))}
        onBlur={onBlur}
      />
      {people.length > 0 && (
        <ul data-row="wrap condensed" aria-label={t('staff.chosen')}>
          {people.map(({ id, text }) => (
            <li key={id}>
              <Chip
                text={text}
                label={t('staff.doNotAsk', { name: text })}
                disabled={disabled}
                onRemove={() => {
                  onChange(
                    people.filter((each) => each.id !== id),
                    typed,
                  );
                  document.getElementsByName('emails')[0]?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
