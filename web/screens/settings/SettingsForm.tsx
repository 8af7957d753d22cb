import { BellIcon, GlobeIcon, PaintbrushIcon } from '@primer/octicons-react';
import { Suspense, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SettingsForm_settings$key } from '../../__generated__/SettingsForm_settings.graphql.ts';
import { useForm } from '../../core/form.ts';
import { formatDateTime, formatNumber, t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useNow } from '../../core/now.ts';
import { applyPreferences } from '../../core/preferences.ts';
import { Bone } from '../../ui/Bone.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SaveBar } from './SaveBar.tsx';
import css from './SettingsForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { ThemeField } from './ThemeField.tsx';
import { type SettingsValues, useUnsavedValues } from './unsavedValues.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const MessageKinds = lazyWithRetry(async () => (await import('./MessageKinds.tsx')).MessageKinds);
const SmsFields = lazyWithRetry(async () => (await import('./SmsFields.tsx')).SmsFields);
const DevicePush = lazyWithRetry(async () => (await import('./DevicePush.tsx')).DevicePush);

const noProblems = () => ({});

/**
 * Theme and language do not wait for the save button: choosing one applies it and saves it in the account. The values of
 * the account then apply on this device.
 */
type SettingsFormProps = { settings: SettingsForm_settings$key; offersSms: boolean };

export function SettingsForm({ settings, offersSms }: SettingsFormProps) {
  const { notification, phone, phoneVerified, privacy, theme, themeChosen, language } = useFragment(
    graphql`
      fragment SettingsForm_settings on UserSettings {
        notification {
          email
          push
          sms
        }
        phone
        phoneVerified
        privacy {
          profileVisible
          showHistory
        }
        theme
        themeChosen
        language
      }
    `,
    settings,
  );
  const { email, push, sms } = notification;
  const { profileVisible, showHistory } = privacy;
  const start: SettingsValues = { email, push, sms, phone: phone ?? '', profileVisible, showHistory };
  const fields = useForm<SettingsValues>(useUnsavedValues() ?? start, noProblems);
  const { form, values, busy, failure, send, box } = fields;
  const save = useSaveSettings({ theme, themeChosen, language, offersSms });
  const [saves, setSaves] = useState(0);
  const saved = useRef(false);
  const now = useNow();

  useLayoutEffect(() => void applyPreferences({ theme, themeChosen, language }), [theme, themeChosen, language]);

  function submit(event: FormEvent) {
    void send(event, async (submitted) => {
      const phone = await save(submitted);
      setSaves((count) => count + 1);
      return { ...submitted, phone };
    });
  }

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <LeaveGuard when={fieldNames.some((name) => values[name] !== start[name])} saved={saved} />
      <SettingsSection icon={BellIcon} title={t('settings.notifications')} text={t('settings.notificationsText')}>
        <div data-stack="cozy">
          <CheckField {...box('email')} label={t('settings.email')} hint={t('settings.emailHint')} />
          <CheckField {...box('push')} label={t('settings.push')} hint={t('settings.pushHint')} />
          <div className={css.device}>
            <Suspense fallback={<Bone height="6.75rem" />}>
              <DevicePush paused={!values.push} />
            </Suspense>
          </div>
          {offersSms && (
            <Suspense fallback={<Bone height="10rem" />}>
              <SmsFields fields={fields} saved={{ phone, phoneVerified }} />
            </Suspense>
          )}
          <Suspense fallback={<Bone height="44px" />}>
            <MessageKinds enabledWays={{ EMAIL: values.email, PUSH: values.push, SMS: values.sms }} />
          </Suspense>
        </div>
      </SettingsSection>
      <SettingsSection icon={PaintbrushIcon} title={t('settings.appearance')} text={t('settings.appearanceText')}>
        <ThemeField />
      </SettingsSection>
      <SettingsSection icon={GlobeIcon} title={t('layout.language')} text={t('settings.languageText')}>
        <LanguageField
          unsavedValues={values}
          hint={t('settings.languageHint', {
            date: formatDateTime(new Date(now)),
            number: formatNumber(1234567.8),
          })}
        />
      </SettingsSection>
      <PrivacySection fields={fields} />
      <SaveBar
        busy={busy}
        count={saves}
        successText={t('settings.saved')}
        failureTitle={t('settings.saveFailed')}
        failure={failure}
      />
    </form>
  );
}

const fieldNames = ['email', 'push', 'sms', 'phone', 'profileVisible', 'showHistory'] as const;
