import { Button, TextInput } from '@primer/react';
import { useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { ScorePanelForm_award$key } from '../../__generated__/ScorePanelForm_award.graphql.ts';
import { readIfPaused } from '../../core/connection.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { once } from '../../core/once.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AchievementsField } from './AchievementsField.tsx';
import { ParticipantPicker } from './ParticipantPicker.tsx';
import { ParticipantPickerCard } from './ParticipantPickerCard.tsx';
import { awardInputOf, emptyAward, asFieldError, scoreProblems } from './scoreForm.ts';
import css from './ScorePanel.module.css';
import type { FoundParticipant } from './ParticipantPicker.tsx';
import { useUpdateScore } from './useUpdateScore.ts';

/** Repeats the award form. Each one starts with the previous participant, whom typing replaces. */
export function ScoreForm({ eventId }: { eventId: string }) {
  const [sent, setSent] = useState<SentAward & { count: number }>();
  return (
    <>
      <AwardForm
        key={sent?.count}
        eventId={eventId}
        last={sent?.participant}
        onSent={(last) => setSent({ ...last, count: (sent?.count ?? 0) + 1 })}
      />
      <div data-optional role="status">
        {sent && <AwardNotice key={sent.count} award={sent.award} sentence={sent.sentence} />}
      </div>
    </>
  );
}

/** The last award, until it is undone or corrected in the list below. */
function AwardNotice({ award, sentence }: { award: ScorePanelForm_award$key; sentence: string }) {
  const { isCorrected } = useFragment(
    graphql`
      fragment ScorePanelForm_award on Award {
        isCorrected
      }
    `,
    award,
  );
  return isCorrected ? null : <Notice tone="success">{sentence}</Notice>;
}

interface SentAward {
  readonly participant: FoundParticipant;
  readonly award: ScorePanelForm_award$key;
  readonly sentence: string;
}

type AwardFormProps = {
  eventId: string;
  last: FoundParticipant | undefined;
  onSent: (sent: SentAward) => void;
};

function AwardForm({ eventId, last, onSent }: AwardFormProps) {
  const draftName = `award:${eventId}`;
  const [participant, setParticipant] = useState(last);
  const [update] = useUpdateScore();
  const first = { ...emptyAward, userId: last?.userId ?? '' };
  const fields = useForm(first, scoreProblems);
  const { form, busy, failure, send, text, problem } = fields;
  const user = text('userId');

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (values) => {
      const award = { eventId, userId: values.userId, ...awardInputOf(values) };
      const connections = [ConnectionHandler.getConnectionID(eventId, 'AwardList_awards')];
      const { updateScore } = await once(draftName, award, (idempotencyKey) =>
        update({ input: { ...award, idempotencyKey }, connections }),
      ).catch((error: unknown) => {
        throw asFieldError(error);
      });
      const { name } = participant!;
      const sentence = awardSentence(name, award.points, updateScore.row?.score);
      readIfPaused();
      onSent({ participant: participant!, award: updateScore.award, sentence });
    });

  return (
    <form data-stack="roomy" ref={form} className={css.form} noValidate onSubmit={submit}>
      <Draft
        fields={fields}
        name={draftName}
        context={participant}
        onRestore={(found) => setParticipant(found as FoundParticipant)}
        onDiscard={() => {
          setParticipant(last);
          return fields.first;
        }}
      />
      <div className={css.who}>
        <ParticipantPicker
          eventId={eventId}
          value={participant}
          disabled={busy}
          error={problem('userId')}
          startHere={last !== undefined}
          onChange={(chosen) => {
            setParticipant(chosen);
            user.onChange({ target: { value: chosen?.userId ?? '' } });
          }}
          onBlur={user.onBlur}
        />
        <Field label={t('scores.form.points')} required error={problem('points')}>
          {(control) => (
            <TextInput
              {...control}
              {...text('points')}
              size="large"
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              autoComplete="off"
              leadingVisual="+"
            />
          )}
        </Field>
      </div>
      {participant && <ParticipantPickerCard eventId={eventId} participant={participant} />}
      <AchievementsField chosen={text('achievements')} own={text('own')} error={problem('achievements')} />
      <Field
        label={t('scores.form.note')}
        note={t('ui.optional')}
        error={problem('note')}
        hint={t('scores.form.noteHint')}
      >
        {(control) => <TextArea {...control} {...text('note')} rows={2} />}
      </Field>
      <Failure title={t('scores.form.failed')} error={failure} retry={fields.retry} />
      <div data-row="justify-end none" className={css.buttons}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {t('scores.form.submit')}
        </Button>
      </div>
    </form>
  );
}

function awardSentence(name: string, points: number, score: number | undefined): string {
  return score === undefined
    ? t('scores.form.sent', { name, points })
    : t('scores.form.sentTotal', { name, points, score });
}
