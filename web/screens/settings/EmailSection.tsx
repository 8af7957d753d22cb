import { MailIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberField } from './NumberField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { sendsMail, type SectionProps } from './systemSettingsValues.ts';

const TestMessage = lazyWithRetry(async () => (await import('./TestMessage.tsx')).TestMessage);

export function EmailSection({ fields }: SectionProps) {
  const { text, problem } = fields;
  return (
    <SettingsSection icon={MailIcon} name="email">
      <Field
        label={t('systemSettings.systemEmailAddress')}
        error={problem('systemEmailAddress')}
        hint={t('systemSettings.systemEmailAddressHint')}
      >
        {(control) => (
          <TextInput {...control} {...text('systemEmailAddress')} size="large" type="email" autoComplete="off" />
        )}
      </Field>
      <div data-stack="start roomy" data-columns="14">
        <Field
          label={t('systemSettings.smtpServer')}
          error={problem('smtpServer')}
          hint={t('systemSettings.smtpServerHint')}
        >
          {(control) => <TextInput {...control} {...text('smtpServer')} size="large" spellCheck={false} />}
        </Field>
        <NumberField fields={fields} name="smtpPort" />
      </div>
      <div data-stack="start roomy" data-columns="14">
        <Field label={t('systemSettings.smtpUsername')} error={problem('smtpUsername')}>
          {(control) => <TextInput {...control} {...text('smtpUsername')} size="large" autoComplete="off" />}
        </Field>
        <Field
          label={t('systemSettings.smtpPassword')}
          error={problem('smtpPassword')}
          hint={t('systemSettings.smtpPasswordHint')}
        >
          {(control) => (
            <TextInput
              {...control}
              {...text('smtpPassword')}
              size="large"
              type="password"
              autoComplete="new-password"
            />
          )}
        </Field>
      </div>
      {sendsMail(fields) ? (
        <Suspense fallback={<Bone height="40px" />}>
          <TestMessage fields={fields} />
        </Suspense>
      ) : (
        <Notice tone="accent">{t('systemSettings.mailNotSent')}</Notice>
      )}
      <Link to="/admindashboard/mail">{t('systemSettings.mailLog')}</Link>
    </SettingsSection>
  );
}
