import { TextInput } from '@primer/react';
import { answerLimits, mustBeAnswered } from '../../../../api/questions/validate.ts';
import type { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { answerName, type AnswersForm } from './answersForm.ts';
import type { Question } from './readQuestions.ts';

type AnswerFieldsProps = {
  questions: readonly Question[];
  form: Pick<ReturnType<typeof useForm<AnswersForm>>, 'values' | 'text' | 'box' | 'list' | 'leave' | 'problem'>;
};

/** The event's questions, each with its input. */
export const AnswerFields = ({ questions, form }: AnswerFieldsProps) =>
  questions.map((question) => <AnswerField key={question.id} question={question} form={form} />);

type AnswerFieldProps = { question: Question; form: AnswerFieldsProps['form'] };

function AnswerField({ question, form: { values, text, box, list, leave, problem } }: AnswerFieldProps) {
  const { id, kind, label, help: hint } = question;
  const name = answerName(id);
  const required = mustBeAnswered(question);
  const error = problem(name);
  const field = { label, required, error, hint, ...(!required && { note: t('ui.optional') }) };
  switch (kind) {
    case 'LONG_TEXT':
      return (
        <Field {...field}>
          {(control) => <TextArea {...control} {...text(name)} rows={4} maxLength={answerLimits.longText} />}
        </Field>
      );
    case 'NUMBER':
      return (
        <Field {...field}>
          {(control) => (
            <TextInput
              {...control}
              {...text(name)}
              size="large"
              inputMode="decimal"
              autoComplete="off"
              maxLength={32}
            />
          )}
        </Field>
      );
    case 'CONSENT':
      return <CheckField {...box(name)} label={label} hint={hint} error={error} required />;
    case 'ONE_OF':
    case 'SEVERAL_OF': {
      const several = kind === 'SEVERAL_OF';
      const { onChange, disabled } = list(name);
      const value = values[name] ?? '';
      const chosen = typeof value === 'object' ? value : [String(value)];
      const options = question.options.map((option) => ({ value: option, label: option }));
      return (
        <ChoiceGroup
          {...field}
          options={several || required ? options : [...options, { value: '', label: t('answers.none') }]}
          chosen={chosen}
          several={several}
          disabled={disabled}
          onChange={(option: string, isChosen: boolean) => {
            const others = chosen.filter((each) => each !== option);
            onChange(several ? (isChosen ? [...others, option] : others) : option);
          }}
          onLeave={leave(name)}
        />
      );
    }
    default:
      return (
        <Field {...field}>
          {(control) => <TextInput {...control} {...text(name)} size="large" maxLength={answerLimits.shortText} />}
        </Field>
      );
  }
}
