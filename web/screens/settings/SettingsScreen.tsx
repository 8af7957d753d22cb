import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { SettingsScreenQuery } from '../../__generated__/SettingsScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useSession } from '../../core/session.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useTitle } from '../../core/title.ts';
import { Bone } from '../../ui/Bone.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const CalendarsSection = lazyWithRetry(async () => (await import('./lateParts.ts')).CalendarsSection);

export function SettingsScreen() {
  const name = useSession()?.user.firstName || t('layout.someone');
  return (
    <Screen title={t('settings.title')} subtitle={t('settings.greeting', { name })}>
      <Suspense fallback={<SettingsSkeleton sections={5} />}>
        <SettingsContent />
      </Suspense>
    </Screen>
  );
}

function SettingsContent() {
  useTitle(t('settings.title'));
  const data = useRouteQuery<SettingsScreenQuery>(graphql`
    query SettingsScreenQuery @preloadable {
      viewer {
        settings {
          ...SettingsForm_settings
        }
      }
      platform {
        smsOffered
      }
      ...CalendarsSection_query
    }
  `);
  if (!data.viewer?.settings) throw new Error('no settings');
  return (
    <div data-stack="normal">
      <SettingsForm settings={data.viewer.settings} offersSms={data.platform.smsOffered} />
      <Suspense fallback={<Bone height="22rem" />}>
        <CalendarsSection query={data} />
      </Suspense>
    </div>
  );
}
