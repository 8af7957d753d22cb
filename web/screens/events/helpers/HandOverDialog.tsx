import { TextInput } from '@primer/react';
import { useId, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { HandOverDialog_event$key } from '../../../__generated__/HandOverDialog_event.graphql.ts';
import { validatePerson } from '../../../../api/staff/validate.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { useSession } from '../../../core/session.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import type { SaidOfTitle } from '../../../ui/SuccessNotice.tsx';
import './staffTexts.ts';
import { useHandOverEvent } from './useHandOverEvent.ts';

type HandOverDialogProps = { event: HandOverDialog_event$key; onClose: () => void };

/** Says what the viewer loses by handing an event over, and invites another person to take it. */
export function HandOverDialog({ event, onClose }: HandOverDialogProps) {
  const { id, title, localLanguage, organizerName, viewerIsCreator } = useFragment(
    graphql`
      fragment HandOverDialog_event on Event {
        id
        title: localTitle
        localLanguage
        organizerName
        viewerIsCreator
      }
    `,
    event,
  );
  const formId = useId();
  const navigate = useNavigate();
  const isAdmin = useSession()?.user.role === 'ADMIN';
  const [handOver] = useHandOverEvent();
  const { form, busy, failure, send, text, problem } = useForm({ email: '' }, ({ email }) => validatePerson({ email }));
  const submit = (submitted: FormEvent) =>
    void send(submitted, async ({ email }) => {
      await handOver({ input: { eventId: id, email: email.trim() } });
      const said: SaidOfTitle = {
        id: 'staff.handedOver',
        values: { title, email: email.trim() },
        language: localLanguage,
      };
      await navigate(`/events/${id}`, { replace: true, state: { said } });
      onClose();
    });

  return (
    <LazyDialog
      title={t('staff.handOverTitle')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: t('staff.handOverConfirm'), buttonType: 'danger', type: 'submit', form: formId, loading: busy },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        <Failure title={t('staff.handOverFailed')} error={failure} />
        <div data-stack="tight" data-text="medium">
          <p>{t('staff.handOverText', { title: inLanguage(title, localLanguage) })}</p>
          <p data-text="semibold">
            {t('staff.handOverLoss', {
              loses: viewerIsCreator ? (isAdmin ? 'nobody' : 'viewer') : 'other',
              name: organizerName,
            })}
          </p>
        </div>
        <Field label={t('staff.handOverEmail')} required error={problem('email')} hint={t('staff.handOverHint')}>
          {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="off" />}
        </Field>
      </form>
    </LazyDialog>
  );
}
