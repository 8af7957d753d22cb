import { TextInput } from '@primer/react';
import type { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Field } from '../../ui/Field.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import type { SettingsValues } from './unsavedValues.ts';

/** The switch for text messages and the phone number. Shown only if the platform has an SMS gateway. */
export const SmsFields = ({
  fields: { box, text, problem, values },
  saved: { phone, phoneVerified },
}: {
  fields: ReturnType<typeof useForm<SettingsValues>>;
  saved: { readonly phone: string | null; readonly phoneVerified: boolean };
}) => (
  <>
    <CheckField {...box('sms')} label={t('sms.switch')} hint={t('sms.switchHint')} />
    <Field
      label={t('sms.phone')}
      error={problem('phone')}
      hint={t(phoneVerified && values.phone === phone ? 'sms.verified' : 'sms.phoneHint')}
    >
      {(control) => <TextInput {...control} {...text('phone')} size="large" type="tel" autoComplete="tel" />}
    </Field>
    {phone !== null && !phoneVerified && values.phone === phone && <PhoneCode key={phone} phone={phone} />}
  </>
);
