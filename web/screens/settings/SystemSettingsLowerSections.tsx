import { CheckCircleIcon, LogIcon } from '@primer/octicons-react';
import { loggingLevels } from '../../../api/settings/fields.ts';
import { t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { EmailSection } from './EmailSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SmsSection } from './SmsSection.tsx';
import type { SectionProps } from './systemSettingsValues.ts';

/** The sections below those that are visible at first. */
export const SystemSettingsLowerSections = (props: SectionProps) => (
  <>
    <EmailSection {...props} />
    <SmsSection {...props} />
    <LoggingSection {...props} />
    <ApprovalSection {...props} />
  </>
);

function LoggingSection({ fields: { text, problem } }: SectionProps) {
  return (
    <SettingsSection icon={LogIcon} name="logging">
      <Field
        label={t('systemSettings.loggingLevel')}
        error={problem('loggingLevel')}
        hint={t('systemSettings.loggingLevelHint')}
      >
        {(control) => (
          <Select {...control} {...text('loggingLevel')}>
            {loggingLevels.map((level) => (
              <option key={level} value={level.toUpperCase()}>
                {t(`systemSettings.level.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </SettingsSection>
  );
}

function ApprovalSection({ fields: { box } }: SectionProps) {
  return (
    <SettingsSection icon={CheckCircleIcon} name="approval">
      <Switch
        {...box('eventApprovalRequired')}
        label={t('systemSettings.eventApprovalRequired')}
        hint={t('systemSettings.eventApprovalRequiredHint')}
      />
      <Switch
        {...box('eventPublishingAllowed')}
        label={t('systemSettings.eventPublishingAllowed')}
        hint={t('systemSettings.eventPublishingAllowedHint')}
      />
    </SettingsSection>
  );
}
