import type { FocusEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { LocationFieldQuery } from '../../../__generated__/LocationFieldQuery.graphql.ts';
import { eventLimits } from '../../../../api/events/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';

type LocationFieldProps = {
  name: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: (event: FocusEvent) => void;
};

/** The place of an event. Suggests rooms of other events, but any text is allowed. */
export function LocationField({ value, onChange, ...field }: LocationFieldProps) {
  const environment = useRelayEnvironment();
  const type = (text: string) => onChange({ target: { value: text } });
  const find = (search: string) =>
    fetchQuery<LocationFieldQuery>(
      environment,
      graphql`
        query LocationFieldQuery($search: String!) {
          places(search: $search)
        }
      `,
      { search },
      { fetchPolicy: 'network-only' },
    ).map(({ places }) => places.filter((place) => place !== search).map((place) => ({ id: place, text: place })));
  return (
    <Combobox
      {...field}
      label={t('events.form.location')}
      required
      longest={eventLimits.location}
      chosen={value ? { id: value, text: value } : undefined}
      find={find}
      onChoose={(place) => place && type(place.text)}
      onType={type}
    />
  );
}
