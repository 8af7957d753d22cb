import { Suspense } from 'react';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import type { QuestionsFieldsProps } from './QuestionsFields.tsx';
import { hasProblem } from './questionsForm.ts';

const QuestionsFields = lazyWithRetry(async () => (await import('./QuestionsFields.tsx')).QuestionsFields);

/** Questions for those who register. Folded, because most events have none. */
export function QuestionsPanel({ form }: QuestionsFieldsProps) {
  const { questions } = form.values;
  return (
    <Disclosure
      title={t('events.form.questions')}
      hint={t('events.form.questionsHint')}
      used={questions.length > 0}
      wrong={questions.some((_, place) => hasProblem(form.problem, place))}
    >
      <Suspense fallback={<Bone height="12rem" />}>
        <QuestionsFields form={form} />
      </Suspense>
    </Disclosure>
  );
}
