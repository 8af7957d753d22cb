import { PaperAirplaneIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { errorFields, errorMessage } from '../../core/errors.ts';
import type { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { inputOf, type SystemSettingsValues } from './systemSettingsValues.ts';
import { useSendTestMessage } from './useSendTestMessage.ts';

type Outcome = { accepted: boolean; text: string; answer?: string };

/** Tests the form's mail server before it is saved, and shows that server's answer. */
export function TestMessage({ fields }: { fields: ReturnType<typeof useForm<SystemSettingsValues>> }) {
  const { values, check, refuse } = fields;
  const sendTest = useSendTestMessage();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function send() {
    if (!check()) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const { accepted, answer, to } = await sendTest(inputOf(values));
      setOutcome({ accepted, answer, text: t(`systemSettings.test${accepted ? 'Accepted' : 'Refused'}`, { to }) });
    } catch (error) {
      const problems = errorFields(error);
      if (Object.keys(problems).some((name) => name in values)) refuse(problems);
      else setOutcome({ accepted: false, text: errorMessage(error, t('systemSettings.testFailed')) });
    }
    setBusy(false);
  }

  return (
    <div data-stack="cozy">
      <div data-row="wrap center condensed/normal">
        <Button leadingVisual={PaperAirplaneIcon} size="large" loading={busy} onClick={() => void send()}>
          {t(busy ? 'systemSettings.testBusy' : 'systemSettings.test')}
        </Button>
        <p data-text="small muted" data-basis="14">
          {t('systemSettings.testHint')}
        </p>
      </div>
      {outcome && (
        <Notice tone={outcome.accepted ? 'success' : 'danger'} title={outcome.text}>
          {outcome.answer && (
            <>
              {t('systemSettings.testSaid')} <code data-text="pre-line break">{outcome.answer}</code>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
