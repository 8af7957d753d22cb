import { TextInput } from '@primer/react';
import { settingTable, type NumberName } from '../../../api/settings/fields.ts';
import type { useForm } from '../../core/form.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import type { SystemSettingsValues } from './systemSettingsValues.ts';

type NumberFieldProps = {
  fields: ReturnType<typeof useForm<SystemSettingsValues>>;
  name: NumberName;
};

/** A whole number with a minimum and a maximum. */
export function NumberField({ fields: { text, problem }, name }: NumberFieldProps) {
  const { least: min, most: max } = settingTable[name];
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
