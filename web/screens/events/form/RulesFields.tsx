import { TextInput } from '@primer/react';
import { accountLimits } from '../../../../api/accounts/validate.ts';
import { cleanTags, eventLimits } from '../../../../api/events/validate.ts';
import type { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { CollegeInput } from '../../../ui/CollegeInput.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { EventFormValues } from './eventFormValues.ts';
import './formPartsTexts.ts';
import { MomentField } from '../../../ui/MomentField.tsx';
import { WordsField } from './WordsField.tsx';

export type RulesFieldsProps = {
  form: Pick<ReturnType<typeof useForm<EventFormValues>>, 'values' | 'text' | 'box' | 'list' | 'problem'>;
  /** A college that is typed but not added yet. */
  typed: string;
  onType: (college: string) => void;
};

const moments = ['opensAt', 'closesAt', 'cancelUntil'] as const;
const switches = ['needsApproval', 'refuseOverlaps'] as const;
const keys = ['Enter'];

/** The registration rules. An empty field means no rule. */
export function RulesFields({ form: { values, text, box, list, problem }, typed, onType }: RulesFieldsProps) {
  const colleges = list('registrationRules.colleges');
  return (
    <>
      {moments.map((name) => (
        <MomentField
          key={name}
          {...text(`registrationRules.${name}`)}
          name={t(`events.form.registrationRules.${name}`)}
          label={t(`events.rules.${name}`)}
          hint={t(`events.rules.${name}.hint`)}
          error={problem(`registrationRules.${name}`)}
        />
      ))}
      <WordsField
        {...colleges}
        error={problem('registrationRules.colleges')}
        typed={typed}
        label={t('events.form.registrationRules.colleges')}
        hint={t('events.rules.colleges.hint', { most: eventLimits.colleges })}
        chosen={t('events.rules.colleges.chosen')}
        remove={(college) => t('events.rules.colleges.remove', { college })}
        most={eventLimits.colleges}
        longest={accountLimits.college}
        keys={keys}
        add={(all, name) => cleanTags([...all, name])}
        Input={CollegeInput}
        onChange={(all, name) => {
          colleges.onChange(all);
          onType(name);
        }}
      />
      <Field
        label={t('events.form.registrationRules.mostPerCollege')}
        note={t('ui.optional')}
        error={problem('registrationRules.mostPerCollege')}
        hint={t('events.rules.mostPerCollege.hint')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...text('registrationRules.mostPerCollege')}
            size="large"
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
          />
        )}
      </Field>
      {switches.map((name) => (
        <Switch
          key={name}
          {...box(`registrationRules.${name}`)}
          label={t(`events.form.registrationRules.${name}`)}
          hint={t(`events.rules.${name}.${values[`registrationRules.${name}`] ? 'on' : 'off'}`)}
        />
      ))}
    </>
  );
}
