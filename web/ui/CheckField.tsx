import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './CheckField.module.css';
import field from './Field.module.css';
import { FieldError } from './FieldError.tsx';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** An explanation on a separate line. */
  hint?: ReactNode;
  error?: string | undefined;
};

export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label data-press data-space="inside tight">
        <input
          {...input}
          type="checkbox"
          className={css.box}
          {...(error && { 'aria-invalid': true })}
          {...(describedBy && { 'aria-describedby': describedBy })}
        />
        <span>
          {label}
          {input.required && (
            <span data-text="danger" className={field.note} aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} data-text="small muted" className={css.hint}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={`${id}-error`} data-space="above tight">
          {error}
        </FieldError>
      )}
    </div>
  );
}
