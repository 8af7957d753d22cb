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
import { Draft } from '../../ui/Draft.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { textsOf } from './topics.ts';
import { type SettingsValues, useUnsavedValues } from './unsavedValues.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const MessageKinds = lazyWithRetry(async () => (await import('./lateParts.ts')).MessageKinds);
const SmsFields = lazyWithRetry(async () => (await import('./SmsFields.tsx')).SmsFields);
const ThemeField = lazyWithRetry(async () => (await import('./lateParts.ts')).ThemeField);
const DevicePush = lazyWithRetry(async () => (await import('./lateParts.ts')).DevicePush);

const noProblems = () => ({});

type SettingsFormProps = { settings: SettingsForm_settings$key; offersSms: boolean };

/**
 * Notifications and privacy wait for the save button. The sections below save each choice at once; the values of the account
 * then apply on this device.
 */
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
  const start: SettingsValues = { email, push, sms, phone: phone ?? '', kinds: [], profileVisible, showHistory };
  const restored = useUnsavedValues();
  const fields = useForm<SettingsValues>(restored?.values ?? start, noProblems);
  const { form, values, busy, failure, send, box, list } = fields;
  const kinds = list('kinds');
  const save = useSaveSettings(start);
  const [saves, setSaves] = useState(0);
  const saved = useRef(false);
  const now = useNow();
  const unsaved = [
    ...fieldNames.filter((name) => values[name] !== start[name]).map((name) => t(labels[name])),
    ...values.kinds.map(({ topic, way }) => `${textsOf(topic).name} (${t(`preferences.${way}`)})`),
  ];

  useLayoutEffect(() => void applyPreferences({ theme, themeChosen, language }), [theme, themeChosen, language]);

  function submit(event: FormEvent) {
    void send(event, async (submitted) => {
      const next = await save(submitted);
      setSaves((count) => count + 1);
      return next;
    });
  }

  return (
    <>
      <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
        <LeaveGuard when={unsaved.length > 0} saved={saved} onLeave={fields.endDraft} />
        <Draft fields={fields} name="settings" saved={start} />
        <SettingsSection icon={BellIcon} name="notifications">
          <div data-stack="cozy">
            <CheckField {...box('email')} label={t('settings.email')} hint={t('settings.emailHint')} />
            <CheckField {...box('push')} label={t('settings.push')} hint={t('settings.pushHint')} />
            {offersSms && (
              <Suspense fallback={<Bone height="10rem" />}>
                <SmsFields fields={fields} saved={{ phone, phoneVerified }} />
              </Suspense>
            )}
            <Suspense fallback={<Bone height="44px" />}>
              <MessageKinds
                enabledWays={{ EMAIL: values.email, PUSH: values.push, SMS: values.sms }}
                unsaved={kinds.value}
                disabled={kinds.disabled}
                onChange={(next) => kinds.onChange(next)}
              />
            </Suspense>
          </div>
        </SettingsSection>
        <PrivacySection fields={fields} />
        <SaveBar
          busy={busy}
          count={saves}
          unsaved={unsaved}
          successText={t('settings.saved')}
          failureTitle={t('settings.saveFailed')}
          failure={failure}
          retry={fields.retry}
        />
      </form>
      <SettingsSection icon={PaintbrushIcon} name="appearance">
        <Suspense fallback={<Bone height="5.5rem" />}>
          <ThemeField />
        </Suspense>
      </SettingsSection>
      <SettingsSection icon={GlobeIcon} name="language">
        <LanguageField
          unsavedValues={values}
          restored={restored?.language}
          hint={t('settings.languageHint', {
            date: formatDateTime(new Date(now)),
            number: formatNumber(1234567.8),
          })}
        />
      </SettingsSection>
      <Suspense fallback={<Bone height="9rem" />}>
        <DevicePush paused={!values.push} />
      </Suspense>
    </>
  );
}

const labels = {
  email: 'settings.email',
  push: 'settings.push',
  sms: 'sms.switch',
  phone: 'sms.phone',
  profileVisible: 'settings.profileVisible',
  showHistory: 'settings.showHistory',
} as const;
const fieldNames = Object.keys(labels) as (keyof typeof labels)[];
