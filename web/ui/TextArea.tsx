import type { ComponentProps } from 'react';
import css from './control.module.css';

type TextAreaProps = ComponentProps<'textarea'> & { block?: boolean; validationStatus?: 'error' };

/** A multi-line text field that matches Primer's TextInput. Primer's Textarea would exceed the size budget of the forms. */
export function TextArea({ block: _block, validationStatus, ...props }: TextAreaProps) {
  return <textarea className={css.control} data-invalid={validationStatus === 'error' || undefined} {...props} />;
}
