import { TextInput } from '@primer/react';
import { numberLimits } from '../../../api/settings/validate.ts';
import type { useForm } from '../../core/form.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import type { SystemSettingsValues } from './systemSettingsValues.ts';

type NumberFieldProps = {
  fields: ReturnType<typeof useForm<SystemSettingsValues>>;
  name: keyof typeof numberLimits;
};

/** A whole number with a minimum and a maximum. */
export function NumberField({ fields: { text, problem }, name }: NumberFieldProps) {
  const [min, max] = numberLimits[name];
  return (
    <Field
      label={t(`systemSettings.${name}`)}
      required
      error={problem(name)}
      hint={t(`systemSettings.${name}Hint`, { min: formatNumber(min), max: formatNumber(max) })}
    >
      {(control) => (
        <TextInput
          {...control}
          {...text(name)}
          size="large"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
        />
      )}
    </Field>
  );
}
