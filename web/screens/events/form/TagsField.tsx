import { eventLimits } from '../../../../api/events/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { withTypedTags } from './eventFormValues.ts';
import { WordsField, type WordsInputProps } from './WordsField.tsx';

const keys = ['Enter', ','];

export function TagsField(field: WordsInputProps) {
  return (
    <WordsField
      {...field}
      label={t('events.form.tags')}
      hint={t('events.form.tagsHint', { most: eventLimits.tags })}
      chosen={t('events.form.chosenTags')}
      remove={(tag) => t('events.form.removeTag', { tag })}
      most={eventLimits.tags}
      longest={eventLimits.tag}
      keys={keys}
      add={withTypedTags}
    />
  );
}
