import { useId } from 'react';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { weekdayName, weekdays } from './repeatForm.ts';

type WeekdaysFieldProps = {
  label: string;
  error: string | undefined;
  value: readonly string[];
  disabled: boolean;
  onChange: (days: string[]) => void;
};

export function WeekdaysField({ label, error, value, disabled, onChange }: WeekdaysFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend data-text="medium semibold">{label}</legend>
      <div data-row="wrap none/normal">
        {weekdays.map((day) => (
          <CheckField
            key={day}
            label={weekdayName(day, 'short')}
            aria-label={weekdayName(day, 'long')}
            checked={value.includes(day)}
            disabled={disabled}
            onChange={({ target }) =>
              onChange(weekdays.filter((each) => (each === day ? target.checked : value.includes(each))))
            }
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
