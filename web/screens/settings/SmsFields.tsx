import { TextInput } from '@primer/react';
import type { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Field } from '../../ui/Field.tsx';
import type { SettingsValues } from './SettingsForm.tsx';
import './smsTexts.ts';

/** Whether one wants text messages, and where to; only where there is a gateway for them. */
export const SmsFields = ({
  fields: { box, text, problem },
}: {
  fields: ReturnType<typeof useForm<SettingsValues>>;
}) => (
  <>
    <CheckField {...box('sms')} label={t('sms.switch')} hint={t('sms.switchHint')} />
    <Field label={t('sms.phone')} error={problem('phone')} hint={t('sms.phoneHint')}>
      {(control) => <TextInput {...control} {...text('phone')} size="large" type="tel" autoComplete="tel" />}
    </Field>
  </>
);
