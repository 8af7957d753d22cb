import { TextInput } from '@primer/react';
import type { FocusEvent } from 'react';
import { hasOptions, questionLimits } from '../../../../api/questions/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { questionKinds } from './questionEditing.ts';
import { questionField, type QuestionForm } from './questionsForm.ts';

export type QuestionFieldsProps = {
  question: QuestionForm;
  place: number;
  disabled: boolean;
  problem: (name: `questions.${string}`) => string | undefined;
  leave: (name: string) => (event: FocusEvent) => void;
  onChange: (field: keyof QuestionForm, value: string | boolean | readonly string[]) => void;
};

/** The fields of a question: its text, its kind and its options. */
export function QuestionFields({ question, place, disabled, problem, leave, onChange }: QuestionFieldsProps) {
  const { fewestOptions, options, option } = questionLimits;
  const text = (field: 'label' | 'help' | 'kind') => ({
    disabled,
    value: question[field],
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
    onBlur: leave(questionField(place, field)),
  });
  return (
    <>
      <Field
        label={t('events.questions.label')}
        required
        error={problem(questionField(place, 'label')) ?? problem(questionField(place, 'id'))}
      >
        {(control) => (
          <TextInput {...control} {...text('label')} size="large" autoComplete="off" maxLength={questionLimits.label} />
        )}
      </Field>
      <Field label={t('events.questions.kind')} required>
        {(control) => (
          <Select {...control} {...text('kind')}>
            {questionKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`events.questions.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasOptions(question) && (
        <Field
          label={t('events.questions.options')}
          required
          error={problem(questionField(place, 'options'))}
          hint={t('events.questions.optionsHint', { fewest: fewestOptions, most: options, longest: option })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              disabled={disabled}
              value={question.options.join('\n')}
              onChange={({ target }) => onChange('options', target.value.split('\n'))}
              onBlur={leave(questionField(place, 'options'))}
            />
          )}
        </Field>
      )}
      <Field label={t('events.questions.help')} note={t('ui.optional')} error={problem(questionField(place, 'help'))}>
        {(control) => <TextArea {...control} {...text('help')} rows={2} maxLength={questionLimits.help} />}
      </Field>
      {question.kind === 'CONSENT' ? (
        <p data-text="small muted">{t('events.questions.consentHint')}</p>
      ) : (
        <Switch
          label={t('events.questions.isRequired')}
          checked={question.isRequired}
          disabled={disabled}
          onChange={({ target }) => onChange('isRequired', target.checked)}
        />
      )}
    </>
  );
}
