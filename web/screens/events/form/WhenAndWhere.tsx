import { TextInput } from '@primer/react';
import { Suspense } from 'react';
import { mergeDateAndTime } from '../../../../api/events/validate.ts';
import type { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { EventFormValues } from './eventFormValues.ts';
import type { TimesMover } from './timesMover.ts';

const PlaceAndSeats = lazyWithRetry(async () => (await import('./PlaceAndSeats.tsx')).PlaceAndSeats);
const MovingTimes = lazyWithRetry(async () => (await import('./MovingTimes.tsx')).MovingTimes);
const EndField = lazyWithRetry(async () => (await import('./EndField.tsx')).EndField);

type WhenAndWhereProps = {
  form: Pick<ReturnType<typeof useForm<EventFormValues>>, 'values' | 'text' | 'box' | 'problem'>;
  maxCapacity: number;
  /** The college's time zone. */
  timeZone: string;
  /** The id of the edited event; undefined for a new one. */
  eventId: string | undefined;
  /** The same as it is saved. */
  saved: EventFormValues | undefined;
  /** Whether the viewer is its creator or an admin. */
  isOwn: boolean;
  /** Moves the other times with the start. */
  moveTimes: TimesMover;
};

export function WhenAndWhere({ form, maxCapacity, timeZone, eventId, saved, isOwn, moveTimes }: WhenAndWhereProps) {
  const { values, text, problem } = form;
  const start = values.date && values.time ? mergeDateAndTime(values.date, values.time) : undefined;
  const isPast = start && start.getTime() < Date.now();

  const startField = (name: 'date' | 'time') => {
    const field = text(name);
    return {
      ...field,
      onChange: (change: { target: { value: string } }) => {
        field.onChange(change);
        const to = { ...values, [name]: change.target.value };
        for (const [each, value] of moveTimes(to, values)) text(each).onChange({ target: { value } });
      },
    };
  };

  return (
    <Panel title={t('events.form.whenAndWhere')}>
      <div data-stack="start normal" data-columns="9">
        <Field
          label={t('events.form.date')}
          required
          error={problem('date')}
          hint={!eventId && isPast && t('events.form.pastDate')}
        >
          {(control) => <TextInput {...control} {...startField('date')} size="large" type="date" max="2100-12-31" />}
        </Field>
        <Field label={t('events.form.time')} required error={problem('time')}>
          {(control) => <TextInput {...control} {...startField('time')} size="large" type="time" />}
        </Field>
      </div>
      <Suspense fallback={<Bone height={values.endsAt ? '8rem' : '2rem'} />}>
        <EndField {...text('endsAt')} day={values.date} begins={start} error={problem('endsAt')} timeZone={timeZone} />
      </Suspense>
      {saved && (saved.date !== values.date || saved.time !== values.time) && (
        <Suspense fallback={null}>
          <MovingTimes
            saved={saved}
            values={values}
            onChange={(name, value) => text(name).onChange({ target: { value } })}
          />
        </Suspense>
      )}
      <Suspense fallback={<Bone height="10rem" />}>
        <PlaceAndSeats form={form} maxCapacity={maxCapacity} begins={start} eventId={eventId} isOwn={isOwn} />
      </Suspense>
    </Panel>
  );
}
