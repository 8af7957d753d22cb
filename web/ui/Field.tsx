import { useId, type ReactNode } from 'react';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

type FieldControl = {
  id: string;
  required?: true;
  block: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  validationStatus?: 'error';
};

type FieldProps = {
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks the field as optional, if most fields of the form are required. */
  note?: string;
  children: (control: FieldControl) => ReactNode;
};

/**
 * A label, a control, its error and its hint, connected for screen readers. Spread the argument of `children` on a Primer
 * TextInput, Textarea or Select. Primer's FormControl would add 70 kB.
 */
export function Field({ label, required, error, hint, note, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div data-stack="tight">
      <label data-text="medium semibold" htmlFor={id}>
        {label}
        {required && (
          <span data-text="danger" className={css.note} aria-hidden="true">
            *
          </span>
        )}
        {note && (
          <>
            {' '}
            <span data-text="small muted" className={css.note}>
              {note}
            </span>
          </>
        )}
      </label>
      {children({
        id,
        block: true,
        ...(required && { required: true as const }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const, validationStatus: 'error' as const }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} data-text="small muted">
          {hint}
        </p>
      )}
    </div>
  );
}
