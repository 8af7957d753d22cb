import type { ComponentProps } from 'react';
import css from './control.module.css';

type TextAreaProps = ComponentProps<'textarea'> & { block?: boolean; validationStatus?: 'error' };

/** Several lines of text, to go with Primer's TextInput, whose own Textarea would take the forms over their budget. */
export function TextArea({ block: _block, validationStatus, ...props }: TextAreaProps) {
  return <textarea className={css.control} data-invalid={validationStatus === 'error' || undefined} {...props} />;
}
