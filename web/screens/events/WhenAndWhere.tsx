import { TextInput } from '@primer/react';
import { eventLimits, mergeDateAndTime } from '../../../api/events/validate.ts';
import type { useForm } from '../../core/form.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Switch } from '../../ui/Switch.tsx';
import css from './EventForm.module.css';
import type { EventForm } from './eventFormValues.ts';

type WhenAndWhereProps = {
  form: Pick<ReturnType<typeof useForm<EventForm>>, 'values' | 'text' | 'box' | 'problem'>;
  maxCapacity: number;
  isNew: boolean;
};

export function WhenAndWhere({ form: { values, text, box, problem }, maxCapacity, isNew }: WhenAndWhereProps) {
  const past =
    values.date !== '' && values.time !== '' && mergeDateAndTime(values.date, values.time).getTime() < Date.now();
  return (
    <Panel title={t('events.form.whenAndWhere')}>
      <div className={css.pair} data-fit="short">
        <Field
          label={t('events.form.date')}
          required
          error={problem('date')}
          hint={isNew && past && t('events.form.pastDate')}
        >
          {(control) => <TextInput {...control} {...text('date')} size="large" type="date" max="2100-12-31" />}
        </Field>
        <Field label={t('events.form.time')} required error={problem('time')}>
          {(control) => <TextInput {...control} {...text('time')} size="large" type="time" />}
        </Field>
      </div>
      <div className={css.pair}>
        <Field label={t('events.form.location')} required error={problem('location')}>
          {(control) => <TextInput {...control} {...text('location')} size="large" maxLength={eventLimits.location} />}
        </Field>
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
      <Switch
        {...box('hasWaitlist')}
        label={t('events.form.hasWaitlist')}
        hint={t(values.hasWaitlist ? 'events.form.hasWaitlistOn' : 'events.form.hasWaitlistOff')}
      />
    </Panel>
  );
}
