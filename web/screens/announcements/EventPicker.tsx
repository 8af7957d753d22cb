import { CalendarIcon } from '@primer/octicons-react';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { EventPickerQuery } from '../../__generated__/EventPickerQuery.graphql.ts';
import { formatDate, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { Combobox } from '../../ui/Combobox.tsx';

type EventPickerProps = {
  name: string;
  /** The id of the chosen event; empty for none. */
  value: string;
  /** The title of the initially chosen event. */
  title: string;
  /** The choice cannot be changed. */
  isFixed: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (change: { target: { value: string } }) => void;
};

/** Chooses an event by search; upcoming events come first. */
export function EventPicker({ name, value, title, isFixed, disabled, error, onChange }: EventPickerProps) {
  const environment = useRelayEnvironment();
  const [chosenTitle, setChosenTitle] = useState(title);

  const find = (search: string) =>
    fetchQuery<EventPickerQuery>(
      environment,
      graphql`
        query EventPickerQuery($search: String) {
          events(first: 8, search: $search) {
            edges {
              node {
                id
                title: localTitle
                localLanguage
                date
              }
            }
          }
        }
      `,
      { search: search || null },
      { fetchPolicy: 'store-or-network' },
    ).map(({ events }) =>
      events.edges.map(({ node }) => ({
        id: node.id,
        text: node.title,
        ...langOf(node.localLanguage),
        aside: formatDate(node.date),
      })),
    );

  return (
    <Combobox
      label={t(isFixed ? 'announcements.form.eventOnly' : 'announcements.form.event')}
      name={name}
      icon={CalendarIcon}
      placeholder={t('announcements.form.eventPlaceholder')}
      {...(!isFixed && { clearLabel: t('announcements.form.eventClear') })}
      hint={t(isFixed ? 'announcements.form.eventFixed' : 'announcements.form.eventHint')}
      error={error}
      disabled={disabled || isFixed}
      chosen={value ? { id: value, text: chosenTitle } : undefined}
      find={find}
      nothing={(found) =>
        t(
          found?.failed
            ? 'announcements.form.eventsFailed'
            : found
              ? 'announcements.form.eventNone'
              : 'announcements.form.eventSearching',
        )
      }
      onChoose={(event) => {
        setChosenTitle(event?.text ?? '');
        onChange({ target: { value: event?.id ?? '' } });
      }}
    />
  );
}
