import { DeviceMobileIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { usualSmsTemplate } from '../../../api/settings/validate.ts';
import { t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { SectionProps } from './systemSettingsValues.ts';
import { TestSms } from './TestSms.tsx';

const formExample = 'To={to}&From=+15550100&Body={text}';
const jsonExample = '{"to": "{to}", "text": "{text}"}';

/** The SMS gateway, with a test. */
export function SmsSection({ fields }: SectionProps) {
  const { values, text, problem } = fields;
  const plain = { size: 'large', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <SettingsSection icon={DeviceMobileIcon} name="sms">
      <Field label={t('sms.address')} error={problem('smsAddress')} hint={t('sms.addressHint')}>
        {(control) => <TextInput {...control} {...text('smsAddress')} {...plain} inputMode="url" />}
      </Field>
      <Field
        label={t('sms.template')}
        error={problem('smsTemplate')}
        hint={t('sms.templateHint', { form: formExample, json: jsonExample, usual: usualSmsTemplate })}
      >
        {(control) => <TextInput {...control} {...text('smsTemplate')} {...plain} />}
      </Field>
      <Field label={t('sms.token')} error={problem('smsToken')} hint={t('sms.tokenHint')}>
        {(control) => (
          <TextInput {...control} {...text('smsToken')} size="large" type="password" autoComplete="new-password" />
        )}
      </Field>
      {values.smsAddress.trim() !== '' && <TestSms fields={fields} />}
    </SettingsSection>
  );
}
