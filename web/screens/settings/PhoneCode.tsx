import { Button, TextInput } from '@primer/react';
import { useState } from 'react';
import { phoneCodeProblem } from '../../../api/settings/validate.ts';
import { errorFields, errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { inWords } from '../../core/inWords.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { usePhoneCode } from './usePhoneCode.ts';

/** Asks for the code that was sent to the saved number. Until then the number gets no other text messages. */
export function PhoneCode({ phone }: { phone: string }) {
  const { verify, verifying, resend, sending } = usePhoneCode();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>();

  /** `successText` is shown after a success. Verifying needs none, because this form then disappears. */
  async function attempt(action: () => Promise<unknown>, successText?: string) {
    setProblem(undefined);
    setOutcome(undefined);
    try {
      await action();
      if (successText) setOutcome({ tone: 'success', text: successText });
    } catch (error) {
      const { code: codeProblem } = errorFields(error);
      if (codeProblem) setProblem(codeProblem);
      else setOutcome({ tone: 'danger', text: errorMessage(error, t('sms.codeFailed')) });
    }
  }

  function enter() {
    const codeProblem = phoneCodeProblem(code);
    if (codeProblem) setProblem(inWords(codeProblem));
    else void attempt(() => verify(code));
  }

  return (
    <div data-stack="cozy">
      <Field label={t('sms.code', { phone })} error={problem} hint={t('sms.codeHint')}>
        {(control) => (
          <TextInput
            {...control}
            value={code}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              // Enter must not submit the surrounding form
              if (event.key !== 'Enter') return;
              event.preventDefault();
              enter();
            }}
          />
        )}
      </Field>
      <div data-row="wrap center cozy">
        <Button size="large" loading={verifying} onClick={enter}>
          {t('sms.verify')}
        </Button>
        <Button
          size="large"
          variant="invisible"
          loading={sending}
          onClick={() => void attempt(resend, t('sms.codeSent', { phone }))}
        >
          {t('sms.resend')}
        </Button>
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
