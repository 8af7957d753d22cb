import { Button } from '@primer/react';
import { useEffect, type FormEvent } from 'react';
import { collegeProblem } from '../../../api/accounts/validate.ts';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { Field } from '../../ui/Field.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { AccountPage } from './AccountPage.tsx';
import { CollegeInput } from '../../ui/CollegeInput.tsx';
import { googleFailed, googleReason, type GoogleNewcomer, type GooglePurpose } from './google.ts';
import { useLoginWithGoogle } from './useLoginWithGoogle.ts';

type GoogleCollegeProps = { newcomer: GoogleNewcomer; purpose: GooglePurpose; onBack: () => void };

/** Asks for the college, the only field that Google does not provide. Replaces the form. */
export function GoogleCollege({ newcomer, purpose, onBack }: GoogleCollegeProps) {
  const { credential, firstName, email } = newcomer;
  useTitle(t('google.college'));
  const login = useLoginWithGoogle();
  const { form, text, problem, send, busy, failure } = useForm({ college: '' }, validate);

  useEffect(() => {
    // the previous form may have been scrolled
    scrollTo(0, 0);
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);

  function submit(event: FormEvent) {
    void send(event, async ({ college }) => {
      await login(credential, college.trim());
    });
  }

  return (
    <AccountPage title={t('google.collegeTitle', { name: firstName })} lead={t('google.collegeLead', { email })}>
      <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
        <Failure
          title={googleFailed(purpose)}
          error={failure === undefined ? undefined : googleReason(failure, purpose)}
        />
        <Field label={t('google.college')} required error={problem('college')}>
          {(control) => <CollegeInput {...control} {...text('college')} />}
        </Field>
        <Button type="submit" variant="primary" size="large" block labelWrap disabled={busy}>
          {t(busy ? 'google.collegeBusy' : 'google.collegeSubmit')}
        </Button>
        <Button size="large" block disabled={busy} onClick={onBack}>
          {t('google.back')}
        </Button>
      </form>
    </AccountPage>
  );
}

function validate({ college }: { college: string }): { college?: Sentence } {
  const problem = collegeProblem(college);
  return problem ? { college: problem } : {};
}
