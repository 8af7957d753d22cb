import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode };

/** An on/off control with a label and a hint. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div data-stack="tight">
      <label data-text="medium semibold start" data-press className={css.label}>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          className={css.switch}
          aria-describedby={hint ? id : undefined}
        />
        {label}
      </label>
      {hint && (
        <p data-text="small muted" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
