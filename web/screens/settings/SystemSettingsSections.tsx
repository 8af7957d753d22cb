import { PeopleIcon, SlidersIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { noDefaultAdmin } from '../../../api/settings/validate.ts';
import { t } from '../../core/i18n.tsx';
import { inWords } from '../../core/inWords.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { NumberField } from './NumberField.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { sendsMail, type SectionProps } from './systemSettingsValues.ts';

const TimeZoneAndMapFields = lazyWithRetry(
  async () => (await import('./TimeZoneAndMapFields.tsx')).TimeZoneAndMapFields,
);

export function GeneralSection({ fields }: SectionProps) {
  const { text, box, problem } = fields;
  return (
    <SettingsSection icon={SlidersIcon} name="general">
      <div data-stack="start roomy" data-columns="14">
        <NumberField fields={fields} name="maxUsersPerEvent" />
        <NumberField fields={fields} name="maxEventsPerOrganizer" />
      </div>
      <div data-stack="start roomy" data-columns="14">
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
    <SettingsSection icon={PeopleIcon} name="users">
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
      <div data-stack="start roomy" data-columns="14">
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
