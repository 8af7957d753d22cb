import type { useForm } from '../../../core/form.ts';
import { formatList, t } from '../../../core/i18n.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { emptyForm, type EventFormValues } from './eventFormValues.ts';
import './formPartsTexts.ts';
import { reminderInWords, usualReminders } from './reminders.ts';

type RemindersPanelProps = { form: Pick<ReturnType<typeof useForm<EventFormValues>>, 'list' | 'problem'> };

/** When participants are reminded. Folded, because most events keep the defaults. */
export function RemindersPanel({ form }: RemindersPanelProps) {
  const { value: chosen, disabled, onChange } = form.list('remindBefore');
  const all = [...new Set([...usualReminders, ...chosen])].toSorted((one, other) => Number(other) - Number(one));
  const error = form.problem('remindBefore');
  return (
    <Disclosure
      title={t('events.form.remindBefore')}
      hint={t('events.reminders.folded', { times: formatList(emptyForm.remindBefore.map(reminderInWords)) })}
      used={String(chosen) !== String(emptyForm.remindBefore)}
      wrong={error !== undefined}
    >
      <ChoiceGroup
        label={t('events.reminders.label')}
        hint={t('events.reminders.hint')}
        error={error}
        options={all.map((minutes) => ({ value: minutes, label: reminderInWords(minutes) }))}
        chosen={chosen}
        several
        required={false}
        disabled={disabled}
        onChange={(minutes, isChosen) =>
          onChange(all.filter((each) => (each === minutes ? isChosen : chosen.includes(each))))
        }
      />
    </Disclosure>
  );
}
