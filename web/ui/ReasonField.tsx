import { longestReason } from '../../api/core/validation/validate.ts';
import { t } from '../core/i18n.tsx';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

type ReasonFieldProps = {
  label: string;
  /** Says who will read the reason. */
  hint: string;
  optional?: boolean;
  error?: string | undefined;
  value: string;
  disabled?: boolean;
  onChange: (reason: string) => void;
};

/** A reason for an action, which other people read. */
export const ReasonField = ({ label, hint, optional, error, value, disabled = false, onChange }: ReasonFieldProps) => (
  <Field label={label} {...(optional ? { note: t('ui.optional') } : { required: true })} error={error} hint={hint}>
    {(control) => (
      <TextArea
        {...control}
        name="reason"
        rows={4}
        maxLength={longestReason}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
