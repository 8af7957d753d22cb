import { Button } from '@primer/react';
import { formatDateTime, formatList, t } from '../../../core/i18n.tsx';
import { type Language, tags } from '../../../core/languageTags.ts';
import { languageName } from '../../../core/translations.ts';
import type { EventTexts } from '../../../../api/events/validate.ts';
import type { QuestionForm } from '../questions/questionsForm.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { mergeForms } from './eventChanges.ts';
import { changedFields, type EventField, type EventFormValues } from './eventFormValues.ts';
import './formPartsTexts.ts';
import { reminderInWords } from './reminders.ts';
import { isRule } from './rulesForm.ts';
import label from '../../../ui/Field.module.css';
import css from './StaleEditNotice.module.css';

type StaleEditNoticeProps = {
  base: EventFormValues;
  mine: EventFormValues;
  newer: EventFormValues;
  /** Receives the newer version with the viewer's changes on top. */
  onKeepMine: (merged: EventFormValues) => void;
  onTakeNewer: () => void;
};

/** Another user saved the event in the meantime. Shows their changes and asks which version to continue with. */
export function StaleEditNotice({ base, mine, newer, onKeepMine, onTakeNewer }: StaleEditNoticeProps) {
  const myFields = new Set(changedFields(base, mine));
  const theirFields = changedFields(base, newer);
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice
        tone="attention"
        title={t('events.stale.title')}
        actions={
          <>
            <Button variant="primary" onClick={() => onKeepMine(mergeForms(base, mine, newer))}>
              {t('events.stale.keepMine')}
            </Button>
            <Button onClick={onTakeNewer}>{t('events.stale.takeNewer')}</Button>
          </>
        }
      >
        {t('events.stale.text')}
        {theirFields.length > 0 && (
          <dl data-stack="condensed" data-space="above condensed" className={css.changes}>
            {theirFields.map((field) => (
              <div key={field}>
                <dt data-text="semibold">
                  {t(`events.form.${field}`)}
                  {myFields.has(field) && (
                    <span data-text="small muted" className={label.note}>
                      {t('events.stale.both')}
                    </span>
                  )}
                </dt>
                <dd data-text="pre-line">{valueText(field, newer[field])}</dd>
              </div>
            ))}
          </dl>
        )}
      </Notice>
    </div>
  );
}

function valueText(field: EventField, value: EventFormValues[EventField]): string {
  if (typeof value === 'boolean') return t(value ? 'events.stale.on' : 'events.stale.off');
  if (value.length === 0)
    return t(isOptional(field) || typeof value !== 'string' ? 'events.stale.none' : 'events.stale.empty');
  if (field === 'remindBefore') return formatList((value as EventFormValues['remindBefore']).map(reminderInWords));
  if (field === 'language') return languageName(tags[value as Language]);
  if (typeof value !== 'string') return formatList(value.map(nameOf));
  return isOptional(field) && value.includes('T') ? formatDateTime(value) : value;
}

function nameOf(each: string | EventTexts | QuestionForm): string {
  if (typeof each === 'string') return each;
  return 'title' in each ? `${languageName(tags[each.language as Language])}: ${each.title}` : each.label;
}

const isOptional = (field: EventField) =>
  field === 'language' || field === 'endsAt' || field === 'attendancePoints' || isRule(field);

/** The pressed save button is disabled by now. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
