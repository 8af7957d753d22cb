import { PaperAirplaneIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { useState } from 'react';
import { errorFields, errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { SectionProps } from './systemSettingsValues.ts';
import { useSendTestSms } from './useSendTestSms.ts';

type Outcome = { accepted: boolean; text: string; answer?: string };

/** Tests the form's SMS gateway before it is saved, and shows the gateway's answer. */
export function TestSms({ fields: { values, check, refuse } }: SectionProps) {
  const [sendTest, busy] = useSendTestSms();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function send() {
    if (busy || !check()) return;
    setOutcome(undefined);
    setProblem(undefined);
    try {
      const { smsAddress, smsTemplate, smsToken } = values;
      const { accepted, answer } = await sendTest({ smsAddress, smsTemplate, smsToken, phone });
      setOutcome({ accepted, answer, text: t(`sms.${accepted ? 'accepted' : 'refused'}`, { phone }) });
    } catch (error) {
      const { phone: wrong, ...others } = errorFields(error);
      setProblem(wrong);
      if (Object.keys(others).some((name) => name in values)) refuse(others);
      else if (!wrong) setOutcome({ accepted: false, text: errorMessage(error, t('sms.failed')) });
    }
  }

  return (
    <div data-stack="cozy">
      <Field label={t('sms.testPhone')} error={problem} hint={t('sms.testHint')}>
        {(control) => (
          <TextInput
            {...control}
            value={phone}
            size="large"
            type="tel"
            autoComplete="tel"
            onChange={(event) => setPhone(event.target.value)}
            onKeyDown={(event) => {
              // Enter must not submit the surrounding form
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void send();
            }}
          />
        )}
      </Field>
      <div>
        <Button leadingVisual={PaperAirplaneIcon} size="large" loading={busy} onClick={() => void send()}>
          {t('sms.test')}
        </Button>
      </div>
      {outcome && (
        <Notice tone={outcome.accepted ? 'success' : 'danger'} title={outcome.text}>
          {outcome.answer && <code>{outcome.answer}</code>}
        </Notice>
      )}
    </div>
  );
}
