import { AlertFillIcon } from '@primer/octicons-react';
import { useId, type ComponentProps } from 'react';
import css from './CheckField.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; error?: string | undefined };

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={css.label}>
        <input
          {...input}
          type="checkbox"
          className={css.box}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        {label}
      </label>
      {error && (
        <p id={id} className={css.error}>
          <AlertFillIcon size={12} />
          {error}
        </p>
      )}
    </div>
  );
}
