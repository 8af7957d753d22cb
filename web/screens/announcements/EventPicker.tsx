import { CalendarIcon } from '@primer/octicons-react';
import type { FocusEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { EventPickerQuery } from '../../__generated__/EventPickerQuery.graphql.ts';
import { formatDate, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { Combobox } from '../../ui/Combobox.tsx';

type EventPickerProps = {
  name: string;
  /** The id of the chosen event, or a typed text that is none; empty for no event. */
  value: string;
  /** The title of the chosen event. */
  title: string;
  /** The choice cannot be changed. */
  isFixed: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (id: string, title: string) => void;
  onBlur: (event: FocusEvent) => void;
};

/** Chooses an event by search; upcoming events come first. */
export function EventPicker({ value, title, isFixed, disabled, onChange, ...field }: EventPickerProps) {
  const environment = useRelayEnvironment();

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
      {...field}
      label={t(isFixed ? 'announcements.form.eventOnly' : 'announcements.form.event')}
      icon={CalendarIcon}
      placeholder={t('announcements.form.eventPlaceholder')}
      {...(!isFixed && { clearLabel: t('announcements.form.eventClear') })}
      hint={t(isFixed ? 'announcements.form.eventFixed' : 'announcements.form.eventHint')}
      disabled={disabled || isFixed}
      chosen={value ? { id: value, text: title } : undefined}
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
      onChoose={(event) => onChange(event?.id ?? '', event?.text ?? '')}
      onUnknown={(text) => onChange(text, text)}
    />
  );
}
