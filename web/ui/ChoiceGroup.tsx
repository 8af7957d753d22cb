import { useId, type FocusEvent, type ReactNode } from 'react';
import box from './CheckField.module.css';
import css from './ChoiceGroup.module.css';
import field from './Field.module.css';
import { FieldError } from './FieldError.tsx';

type ChoiceGroupProps = {
  label: string;
  required: boolean;
  /** Marks the question as optional. */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** Whether several options can be chosen. */
  several: boolean;
  disabled: boolean;
  onChange: (value: string, isChosen: boolean) => void;
  /** Called when the focus leaves the group. */
  onLeave?: (event: FocusEvent) => void;
};

/** A question with all its options: radio buttons, or checkboxes if `several`. */
export function ChoiceGroup({
  label,
  required,
  note,
  hint,
  error,
  options,
  chosen,
  several,
  ...its
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) its.onLeave?.(event);
  };
  return (
    <fieldset className={css.group} aria-describedby={describedBy || undefined}>
      <legend data-text="medium semibold break">
        {label}
        {required && (
          <span data-text="danger" className={field.note} aria-hidden="true">
            *
          </span>
        )}
        {note && (
          <span data-text="small muted" className={field.note}>
            {note}
          </span>
        )}
      </legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} data-text="small muted">
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} data-row="center condensed" data-text="break" className={css.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            className={box.box}
            name={id}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={its.disabled}
            // `required` on a checkbox would demand this very option
            required={required && !several}
            onBlur={leave}
            onChange={({ target }) => its.onChange(option.value, target.checked)}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
