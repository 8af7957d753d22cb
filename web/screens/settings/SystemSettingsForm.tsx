import { Suspense, useRef, useState, type FormEvent } from 'react';
import type { systemSettingsValues_settings$key } from '../../__generated__/systemSettingsValues_settings.graphql.ts';
import { isSecret, settingNames } from '../../../api/settings/fields.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { SaveBar } from './SaveBar.tsx';
import { GeneralSection, UserSection } from './SystemSettingsSections.tsx';
import { changedNames, inputOf, problemsOf, valuesOf, type SystemSettingsValues } from './systemSettingsValues.ts';
import { useSaveSystemSettings } from './useSaveSystemSettings.ts';

const SystemSettingsLowerSections = lazyWithRetry(
  async () => (await import('./SystemSettingsLowerSections.tsx')).SystemSettingsLowerSections,
);
const ConfirmDialog = lazyWithRetry(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog);

export function SystemSettingsForm({ settings }: { settings: systemSettingsValues_settings$key }) {
  const [start, setStart] = useState(() => valuesOf(settings));
  const fields = useForm<SystemSettingsValues>(start, problemsOf);
  const { form, values, busy, failure, send, check } = fields;
  const save = useSaveSystemSettings();
  const [saves, setSaves] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  const isConfirmed = useRef(false);
  const saved = useRef(false);
  const unsaved = changedNames(start, values).map((name) =>
    t(
      name === 'smsAddress' || name === 'smsTemplate' || name === 'smsToken'
        ? smsLabels[name]
        : `systemSettings.${name}`,
    ),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const startsMaintenance = values.maintenanceMode && !start.maintenanceMode;
    if (startsMaintenance && !isConfirmed.current) return check() && setConfirming(true);
    isConfirmed.current = false;
    void send(event, async (submitted) => {
      const savedValues = await save(inputOf(submitted));
      setStart(savedValues);
      setSaves((count) => count + 1);
      return savedValues;
    });
  }

  function confirm() {
    setConfirming(false);
    isConfirmed.current = true;
    form.current?.requestSubmit();
  }

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <LeaveGuard when={unsaved.length > 0} saved={saved} onLeave={fields.endDraft} />
      <Draft fields={fields} name="systemSettings" saved={start} without={neverKept} />
      <GeneralSection fields={fields} />
      <UserSection fields={fields} />
      <Suspense fallback={<Bone height="60rem" />}>
        <SystemSettingsLowerSections fields={fields} />
        {/* saving needs all fields: problems are shown on them */}
        <SaveBar
          busy={busy}
          count={saves}
          unsaved={unsaved}
          successText={t('systemSettings.saved')}
          failureTitle={t('systemSettings.saveFailed')}
          failure={failure}
          retry={fields.retry}
        />
      </Suspense>
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('systemSettings.maintenanceTitle')}
            confirm={t('systemSettings.maintenanceConfirm')}
            onConfirm={confirm}
            onCancel={() => setConfirming(false)}
          >
            <p>{t('systemSettings.maintenanceText')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </form>
  );
}

const neverKept = ['updatedAt' as const, ...settingNames.filter(isSecret)];

const smsLabels = { smsAddress: 'sms.address', smsTemplate: 'sms.template', smsToken: 'sms.token' } as const;
