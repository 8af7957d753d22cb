import { Button, TextInput } from '@primer/react';
import { useId, type FormEvent, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import { doorLimits, validateGuest, validateWalkIn } from '../../../api/checkin/validate.ts';
import { t } from '../../core/i18n.tsx';
import { useForm } from '../../core/form.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { explainFull, type FullEvent } from './fullEvent.ts';
import type { WalkIn, WalkInScan } from './letIn.ts';

type WalkInDialogProps = {
  eventId: string;
  /** Rejects if the server refuses or is unreachable. */
  onWalkIn: (who: WalkIn, scan: WalkInScan) => Promise<void>;
  onClose: () => void;
};

const parseWalkIn = (typed: string) => (typed.includes('@') ? { email: typed.trim() } : { name: typed.trim() });

function problemOf(typed: string): { who?: Sentence } {
  const who = parseWalkIn(typed);
  const problem = 'email' in who ? validateWalkIn(who)['email'] : validateGuest(who)['name'];
  return problem ? { who: problem } : {};
}

/**
 * One field for a person without a seat: an e-mail address means an account, any other text the name of a guest. If the
 * event is full, viewers who may raise its capacity can let the person in anyway.
 */
export function WalkInDialog({ eventId, onWalkIn, onClose }: WalkInDialogProps) {
  const formId = useId();
  // a retry for the same person reuses the scan id, so the server counts it once
  const [ids] = useState(() => new Map<string, string>());
  const { form, busy, failure, send, text, problem } = useForm({ who: '' }, ({ who }) => problemOf(who));
  const [full, setFull] = useState<FullEvent>();
  const submit = (submitted: FormEvent, raiseCapacity = false) =>
    void send(submitted, async ({ who }) => {
      const id = ids.get(who.trim()) ?? uuid();
      ids.set(who.trim(), id);
      try {
        await onWalkIn(parseWalkIn(who), { id, raiseCapacity });
      } catch (error) {
        setFull(await explainFull(eventId, error, raiseCapacity));
        throw error;
      }
      onClose();
    });
  return (
    <LazyDialog
      title={t('door.walkIn')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: t('door.letIn'), buttonType: 'primary', type: 'submit', form: formId, loading: busy },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={(submitted) => submit(submitted)}>
        {full ? (
          <Notice
            tone="danger"
            title={t('door.walkInFailed')}
            actions={
              full.offer && (
                <Button loading={busy} onClick={(click) => submit(click, true)}>
                  {full.offer}
                </Button>
              )
            }
          >
            {full.sentences.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </Notice>
        ) : (
          <Failure title={t('door.walkInFailed')} error={failure} />
        )}
        <Field label={t('door.walkInWho')} required error={problem('who')} hint={t('door.walkInHint')}>
          {(control) => (
            <TextInput
              {...control}
              {...text('who')}
              size="large"
              autoComplete="off"
              autoCapitalize="words"
              maxLength={doorLimits.email}
            />
          )}
        </Field>
      </form>
    </LazyDialog>
  );
}
