import { BellIcon, GlobeIcon, PaintbrushIcon, ShieldLockIcon } from '@primer/octicons-react';
import { Suspense, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SettingsForm_settings$key } from '../../__generated__/SettingsForm_settings.graphql.ts';
import { useForm } from '../../core/form.ts';
import { formatDateTime, formatNumber, languages, t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useNow } from '../../core/now.ts';
import { applyPreferences } from '../../core/preferences.ts';
import { Bone } from '../../ui/Bone.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ThemeField } from './ThemeField.tsx';
import { useCarried } from './carried.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const KindsOfMessages = lazyWithRetry(async () => (await import('./KindsOfMessages.tsx')).KindsOfMessages);
const LanguageField = lazyWithRetry(async () => (await import('./LanguageField.tsx')).LanguageField);
const PushHere = lazyWithRetry(async () => (await import('./PushHere.tsx')).PushHere);

export type SettingsValues = {
  email: boolean;
  push: boolean;
  profileVisible: boolean;
  showHistory: boolean;
};

const noProblems = () => ({});

/**
 * Theme and language are no part of what waits for the button: they take effect, and are kept in the account, as they are
 * chosen. What the account says is what this device shows from then on.
 */
export function SettingsForm({ settings }: { settings: SettingsForm_settings$key }) {
  const { notification, privacy, theme, language } = useFragment(
    graphql`
      fragment SettingsForm_settings on UserSettings {
        notification {
          email
          push
        }
        privacy {
          profileVisible
          showHistory
        }
        theme
        language
      }
    `,
    settings,
  );
  const { email, push } = notification;
  const { profileVisible, showHistory } = privacy;
  const start: SettingsValues = { email, push, profileVisible, showHistory };
  const { form, values, busy, failure, send, box } = useForm<SettingsValues>(useCarried() ?? start, noProblems);
  const save = useSaveSettings({ theme, language });
  const [saves, setSaves] = useState(0);
  const saved = useRef(false);
  const now = useNow();

  useLayoutEffect(() => void applyPreferences({ theme, language }), [theme, language]);

  function submit(event: FormEvent) {
    void send(event, async (wanted) => {
      await save(wanted);
      setSaves((count) => count + 1);
      return wanted;
    });
  }

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <LeaveGuard when={names.some((name) => values[name] !== start[name])} saved={saved} />
      <SettingsSection icon={BellIcon} title={t('settings.notifications')} text={t('settings.notificationsText')}>
        <div data-stack="cozy">
          <CheckField {...box('email')} label={t('settings.email')} hint={t('settings.emailHint')} />
          <CheckField {...box('push')} label={t('settings.push')} hint={t('settings.pushHint')} />
          <Suspense fallback={<Bone height="6rem" />}>
            <PushHere paused={!values.push} />
          </Suspense>
          <Suspense fallback={<Bone height="44px" />}>
            <KindsOfMessages heads={{ EMAIL: values.email, PUSH: values.push }} />
          </Suspense>
        </div>
      </SettingsSection>
      <SettingsSection icon={PaintbrushIcon} title={t('settings.appearance')} text={t('settings.appearanceText')}>
        <ThemeField />
      </SettingsSection>
      {languages.length > 1 && (
        <SettingsSection icon={GlobeIcon} title={t('settings.language')} text={t('settings.languageText')}>
          <Suspense fallback={<Bone height="4rem" />}>
            <LanguageField
              carry={values}
              hint={t('settings.languageHint', {
                date: formatDateTime(new Date(now)),
                number: formatNumber(1234567.8),
              })}
            />
          </Suspense>
        </SettingsSection>
      )}
      <SettingsSection icon={ShieldLockIcon} title={t('settings.privacy')} text={t('settings.privacyText')}>
        <div data-stack="cozy">
          <CheckField
            {...box('profileVisible')}
            label={t('settings.profileVisible')}
            hint={t('settings.profileVisibleHint')}
          />
          <CheckField {...box('showHistory')} label={t('settings.showHistory')} hint={t('settings.showHistoryHint')} />
        </div>
      </SettingsSection>
      <SaveBar
        busy={busy}
        count={saves}
        saved={t('settings.saved')}
        failed={t('settings.saveFailed')}
        failure={failure}
      />
    </form>
  );
}

const names = ['email', 'push', 'profileVisible', 'showHistory'] as const;
