import { QuestionsPanel } from '../questions/QuestionsPanel.tsx';
import type { QuestionsFieldsProps } from '../questions/QuestionsFields.tsx';
import { RemindersPanel } from './RemindersPanel.tsx';
import type { RulesFieldsProps } from './RulesFields.tsx';
import { RulesPanel } from './RulesPanel.tsx';

/** The parts of the form that most events do not need. */
export const OptionalSections = ({ form, ...rules }: RulesFieldsProps & QuestionsFieldsProps) => (
  <>
    <RulesPanel form={form} {...rules} />
    <QuestionsPanel form={form} />
    <RemindersPanel form={form} />
  </>
);
