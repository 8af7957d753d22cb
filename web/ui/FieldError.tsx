import { AlertFillIcon } from '@primer/octicons-react';
import type { ComponentProps } from 'react';

/** The error message of a field. */
export function FieldError({ children, ...props }: ComponentProps<'p'>) {
  return (
    <p data-row="baseline tight" data-text="small semibold danger" {...props}>
      <AlertFillIcon size={12} />
      <span>{children}</span>
    </p>
  );
}
