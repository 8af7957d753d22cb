import { TextInput } from '@primer/react';
import { useId, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AwardListDialog_award$key } from '../../__generated__/AwardListDialog_award.graphql.ts';
import { readIfPaused } from '../../core/connection.ts';
import { useForm } from '../../core/form.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { once } from '../../core/once.ts';
import { Draft } from '../../ui/Draft.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AchievementsField } from './AchievementsField.tsx';
import css from './ScorePanel.module.css';
import { awardInputOf, awardProblems, joinLines } from './scoreForm.ts';
import { useCorrectScore } from './useCorrectScore.ts';

/** Corrects the points and achievements of an award. */
export function CorrectionDialog({ award, onClose }: { award: AwardListDialog_award$key; onClose: () => void }) {
  const data = useFragment(
    graphql`
      fragment AwardListDialog_award on Award {
        id
        userName
        points
        createdAt
        effectivePoints
        effectiveAchievements
      }
    `,
    award,
  );
  const formId = useId();
  const [correct] = useCorrectScore();
  const fields = useForm(
    {
      points: String(data.effectivePoints),
      achievements: joinLines(data.effectiveAchievements),
      own: '',
      note: '',
    },
    awardProblems,
  );
  const { form, first, busy, failure, send, text, problem } = fields;
  const draft = `correct:${data.id}`;

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (values) => {
      const input = { awardId: data.id, ...awardInputOf(values) };
      // the same correction, made again after another one, counts again
      await once(draft, { ...input, corrects: first }, (idempotencyKey) =>
        correct({ input: { ...input, idempotencyKey } }),
      );
      readIfPaused();
      onClose();
    });

  return (
    <LazyDialog
      title={t('scores.correct.title')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: t('scores.correct.submit'), buttonType: 'primary', type: 'submit', form: formId, loading: busy },
      ]}
    >
      <form data-stack="roomy" id={formId} ref={form} className={css.form} noValidate onSubmit={submit}>
        <p data-text="medium muted">
          {t('scores.correct.intro', {
            name: data.userName,
            points: data.points,
            date: formatDateTime(data.createdAt),
          })}
        </p>
        <Draft fields={fields} name={draft} />
        <Failure title={t('scores.form.failed')} error={failure} retry={fields.retry} />
        <Field label={t('scores.correct.points')} required error={problem('points')}>
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
            />
          )}
        </Field>
        <AchievementsField chosen={text('achievements')} own={text('own')} error={problem('achievements')} />
        <Field
          label={t('scores.form.note')}
          note={t('ui.optional')}
          error={problem('note')}
          hint={t('scores.form.noteHint')}
        >
          {(control) => <TextArea {...control} {...text('note')} rows={2} />}
        </Field>
      </form>
    </LazyDialog>
  );
}
