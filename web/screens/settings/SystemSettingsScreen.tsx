import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { SystemSettingsScreenQuery } from '../../__generated__/SystemSettingsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { SystemSettingsForm } from './SystemSettingsForm.tsx';
import './systemSettingsTexts.ts';

/** Only for admins: the route guard redirects all other users. */
export function SystemSettingsScreen() {
  return (
    <Screen title={t('systemSettings.title')} subtitle={t('systemSettings.lead')}>
      <Suspense fallback={<SettingsSkeleton sections={5} />}>
        <SystemSettingsContent />
      </Suspense>
    </Screen>
  );
}

function SystemSettingsContent() {
  useTitle(t('systemSettings.title'));
  const { systemSettings } = useRouteQuery<SystemSettingsScreenQuery>(graphql`
    query SystemSettingsScreenQuery @preloadable {
      systemSettings {
        ...systemSettingsValues_settings
      }
    }
  `);
  return <SystemSettingsForm settings={systemSettings} />;
}
