import { MailIcon, PeopleIcon, SlidersIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { noDefaultAdmin } from '../../../api/settings/validate.ts';
import { t } from '../../core/i18n.tsx';
import { inWords } from '../../core/inWords.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { NumberField } from './NumberField.tsx';
import css from './SettingsForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import type { SectionProps } from './systemSettingsValues.ts';

const TimeZoneAndMapFields = lazyWithRetry(
  async () => (await import('./TimeZoneAndMapFields.tsx')).TimeZoneAndMapFields,
);
const TestMessage = lazyWithRetry(async () => (await import('./TestMessage.tsx')).TestMessage);

export function GeneralSection({ fields }: SectionProps) {
  const { text, box, problem } = fields;
  return (
    <SettingsSection icon={SlidersIcon} title={t('systemSettings.general')} text={t('systemSettings.generalText')}>
      <div className={css.pair}>
        <NumberField fields={fields} name="maxUsersPerEvent" />
        <NumberField fields={fields} name="maxEventsPerOrganizer" />
      </div>
      <div className={css.pair}>
        <NumberField fields={fields} name="fileUploadLimit" />
        <Field
          label={t('systemSettings.allowedFileTypes')}
          error={problem('allowedFileTypes')}
          hint={t('systemSettings.allowedFileTypesHint')}
        >
          {(control) => <TextInput {...control} {...text('allowedFileTypes')} size="large" spellCheck={false} />}
        </Field>
      </div>
      <Suspense fallback={<Bone height="13rem" />}>
        <TimeZoneAndMapFields fields={fields} />
      </Suspense>
      <Switch
        {...box('maintenanceMode')}
        label={t('systemSettings.maintenanceMode')}
        hint={t('systemSettings.maintenanceModeHint')}
      />
      <Switch
        {...box('analyticsEnabled')}
        label={t('systemSettings.analyticsEnabled')}
        hint={t('systemSettings.analyticsEnabledHint')}
      />
    </SettingsSection>
  );
}

export function UserSection({ fields }: SectionProps) {
  const { text, box, problem } = fields;
  return (
    <SettingsSection icon={PeopleIcon} title={t('systemSettings.users')} text={t('systemSettings.usersText')}>
      <Switch
        {...box('enableRegistration')}
        label={t('systemSettings.enableRegistration')}
        hint={t('systemSettings.enableRegistrationHint')}
      />
      <Switch
        {...box('emailVerificationRequired')}
        label={t('systemSettings.emailVerificationRequired')}
        hint={t(`systemSettings.emailVerification${sendsMail(fields) ? 'RequiredHint' : 'Unenforced'}`)}
      />
      <div className={css.pair}>
        <Field
          label={t('systemSettings.defaultUserRole')}
          error={problem('defaultUserRole')}
          hint={`${inWords(noDefaultAdmin)}.`}
        >
          {(control) => (
            <Select {...control} {...text('defaultUserRole')}>
              {(['PARTICIPANT', 'ORGANIZER'] as const).map((role) => (
                <option key={role} value={role}>
                  {t(`systemSettings.role.${role}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <NumberField fields={fields} name="sessionTimeout" />
      </div>
      <Field label={t('systemSettings.terms')} error={problem('terms')} hint={t('systemSettings.termsHint')}>
        {(control) => <TextArea {...control} {...text('terms')} rows={8} />}
      </Field>
      <Link to="/terms" target="_blank">
        {t('systemSettings.termsPage')}
      </Link>
    </SettingsSection>
  );
}

/** Whether the form, saved or not, names a mail server. */
const sendsMail = ({ values }: SectionProps['fields']) => values.smtpServer.trim() !== '';

export function EmailSection({ fields }: SectionProps) {
  const { text, problem } = fields;
  return (
    <SettingsSection icon={MailIcon} title={t('systemSettings.email')} text={t('systemSettings.emailText')}>
      <Field
        label={t('systemSettings.systemEmailAddress')}
        error={problem('systemEmailAddress')}
        hint={t('systemSettings.systemEmailAddressHint')}
      >
        {(control) => (
          <TextInput {...control} {...text('systemEmailAddress')} size="large" type="email" autoComplete="off" />
        )}
      </Field>
      <div className={css.pair}>
        <Field
          label={t('systemSettings.smtpServer')}
          error={problem('smtpServer')}
          hint={t('systemSettings.smtpServerHint')}
        >
          {(control) => <TextInput {...control} {...text('smtpServer')} size="large" spellCheck={false} />}
        </Field>
        <NumberField fields={fields} name="smtpPort" />
      </div>
      <div className={css.pair}>
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
