import { TriangleDownIcon } from '@primer/octicons-react';
import type { ComponentProps } from 'react';
import control from './control.module.css';
import css from './Select.module.css';

type SelectProps = ComponentProps<'select'> & { block?: boolean; validationStatus?: 'error' };

/** A native select, styled like Primer's TextInput. */
export function Select({ block, validationStatus, ...props }: SelectProps) {
  return (
    <span className={css.frame} data-block={block || undefined}>
      <select className={control.control} data-invalid={validationStatus === 'error' || undefined} {...props} />
      <TriangleDownIcon className={css.mark} />
    </span>
  );
}
