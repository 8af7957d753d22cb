import { TextInput } from '@primer/react';
import { switchNames } from '../../../../api/events/fields.ts';
import type { useForm } from '../../../core/form.ts';
import { formatNumber, t } from '../../../core/i18n.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { EventFormValues } from './eventFormValues.ts';
import { LocationField } from './LocationField.tsx';
import { RoomNotice } from './RoomNotice.tsx';

type PlaceAndSeatsProps = {
  form: Pick<ReturnType<typeof useForm<EventFormValues>>, 'values' | 'text' | 'box' | 'problem'>;
  maxCapacity: number;
  begins: Date | undefined;
  /** The id of the edited event; undefined for a new one. */
  eventId: string | undefined;
  /** Whether the viewer sets the points for attendance. */
  isOwn: boolean;
};

/** The place and the capacity of an event, and other events in the same room. */
export function PlaceAndSeats({
  form: { values, text, box, problem },
  maxCapacity,
  begins,
  eventId,
  isOwn,
}: PlaceAndSeatsProps) {
  const last = new Date(values.endsAt);
  const canCheckRoom = begins && values.location.trim() && !problem('location');
  return (
    <>
      <div data-stack="start normal" data-columns="14">
        <LocationField {...text('location')} error={problem('location')} />
        <Field
          label={t('events.form.capacity')}
          required
          error={problem('capacity')}
          hint={t('events.form.capacityHint', { max: formatNumber(maxCapacity) })}
        >
          {(control) => (
            <TextInput
              {...control}
              {...text('capacity')}
              size="large"
              type="number"
              inputMode="numeric"
              min={1}
              max={maxCapacity}
              step={1}
            />
          )}
        </Field>
      </div>
      {canCheckRoom && (
        <RoomNotice
          location={values.location}
          begins={begins}
          ends={last > begins ? last : undefined}
          except={eventId}
        />
      )}
      {switchNames.map((name) => (
        <Switch
          key={name}
          {...box(name)}
          label={t(`events.form.${name}`)}
          hint={t(`events.form.${name}${values[name] ? 'On' : 'Off'}`)}
        />
      ))}
      {isOwn && (
        <Field
          label={t('events.form.attendancePoints')}
          note={t('ui.optional')}
          error={problem('attendancePoints')}
          hint={t('events.form.attendancePointsHint')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...text('attendancePoints')}
              size="large"
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </>
  );
}
