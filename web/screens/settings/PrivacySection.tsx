import { ShieldLockIcon } from '@primer/octicons-react';
import type { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import type { SettingsValues } from './unsavedValues.ts';
import { SettingsSection } from './SettingsSection.tsx';

export const PrivacySection = ({ fields: { box } }: { fields: ReturnType<typeof useForm<SettingsValues>> }) => (
  <SettingsSection icon={ShieldLockIcon} name="privacy">
    <div data-stack="cozy">
      <CheckField
        {...box('profileVisible')}
        label={t('settings.profileVisible')}
        hint={t('settings.profileVisibleHint')}
      />
      <CheckField {...box('showHistory')} label={t('settings.showHistory')} hint={t('settings.showHistoryHint')} />
    </div>
  </SettingsSection>
);
