import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { SettingsScreenQuery } from '../../__generated__/SettingsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useSession } from '../../core/session.ts';
import { useTitle } from '../../core/title.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

export function SettingsScreen() {
  const name = useSession()?.user.firstName || t('layout.someone');
  return (
    <Screen title={t('settings.title')} subtitle={t('settings.greeting', { name })}>
      <Suspense fallback={<SettingsSkeleton sections={4} />}>
        <Loaded />
      </Suspense>
    </Screen>
  );
}

function Loaded() {
  useTitle(t('settings.title'));
  const { viewer } = useRouteQuery<SettingsScreenQuery>(graphql`
    query SettingsScreenQuery @preloadable {
      viewer {
        settings {
          ...SettingsForm_settings
        }
      }
    }
  `);
  if (!viewer?.settings) throw new Error('no settings');
  return <SettingsForm settings={viewer.settings} />;
}
