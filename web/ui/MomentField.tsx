import { TextInput } from '@primer/react';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { t } from '../core/i18n.tsx';
import { Field } from './Field.tsx';

type MomentFieldProps = {
  /** The name of the whole group. */
  name: string;
  label: string;
  hint: ReactNode;
  error: string | undefined;
  /** Day and time with a T between them; empty if both are empty. */
  value: string;
  disabled: boolean;
  /** The earliest day; calendars open there. */
  first?: string | undefined;
  /** The time that a chosen day gets, as `HH:MM`. */
  defaultTime?: string;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: (event: FocusEvent) => void;
};

/** An optional date with a time. */
export function MomentField(props: MomentFieldProps) {
  const { name, label, hint, error, value, disabled, first, defaultTime = '', onChange, onBlur } = props;
  const hintId = useId();
  const [day = '', time = ''] = value.split('T');
  const change = (nextDay: string, nextTime: string) =>
    onChange({ target: { value: nextDay || nextTime ? `${nextDay}T${nextTime}` : '' } });
  // do not validate while the focus moves between day and time
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.closest('[role="group"]')?.contains(event.relatedTarget)) onBlur(event);
  };
  const noTime = error && day && !time;
  return (
    <div role="group" data-stack="tight" aria-label={name} aria-describedby={hintId}>
      <div data-stack="start normal" data-columns="9">
        <Field label={label} error={noTime ? undefined : error}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              type="date"
              min={first}
              max="2100-12-31"
              disabled={disabled}
              onBlur={leave}
              value={day}
              onChange={({ target }) =>
                change(target.value, target.value ? time || defaultTime : time === defaultTime ? '' : time)
              }
            />
          )}
        </Field>
        <Field label={t('moment.time')} error={noTime ? t('moment.noTime') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              type="time"
              disabled={disabled}
              onBlur={leave}
              value={time}
              onChange={({ target }) => change(day, target.value)}
            />
          )}
        </Field>
      </div>
      <p id={hintId} data-text="small muted">
        {hint}
      </p>
    </div>
  );
}
