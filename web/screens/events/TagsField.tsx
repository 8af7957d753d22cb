import { Button, TextInput } from '@primer/react';
import { useRef, type KeyboardEvent } from 'react';
import { eventLimits } from '../../../api/events/validate.ts';
import { t } from '../../core/i18n.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { withTyped } from './eventFormValues.ts';
import css from './TagsField.module.css';

type TagsFieldProps = {
  value: readonly string[];
  disabled: boolean;
  error: string | undefined;
  /** What is typed and not added yet; it counts when the form is sent. */
  typed: string;
  onChange: (tags: readonly string[], typed: string) => void;
};

/** Tags are added with Enter, a comma or the button, and taken away one by one. */
export function TagsField({ value: tags, disabled, error, typed, onChange }: TagsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const full = tags.length >= eventLimits.tags;

  const add = () => {
    onChange(withTyped(tags, typed), '');
    input.current?.focus();
  };
  const addByKey = (press: KeyboardEvent) => {
    if ((press.key !== 'Enter' && press.key !== ',') || press.nativeEvent.isComposing) return;
    // never the form's, which would save the event before its tags are complete
    press.preventDefault();
    if (typed.trim()) add();
  };

  return (
    <div data-stack="cozy">
      <Field
        label={t('events.form.tags')}
        note={t('ui.optional')}
        error={error}
        hint={t('events.form.tagsHint', { most: eventLimits.tags })}
      >
        {(control) => (
          <div className={css.row}>
            <TextInput
              {...control}
              ref={input}
              size="large"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={eventLimits.tag}
              disabled={disabled || full}
              value={typed}
              onChange={(change) => onChange(tags, change.target.value)}
              onKeyDown={addByKey}
            />
            <Button size="large" onClick={add} disabled={disabled || full || !typed.trim()}>
              {t('events.form.addTag')}
            </Button>
          </div>
        )}
      </Field>
      {tags.length > 0 && (
        <ul data-row="wrap condensed" aria-label={t('events.form.chosenTags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                text={tag}
                label={t('events.form.removeTag', { tag })}
                disabled={disabled}
                onRemove={() => {
                  onChange(
                    tags.filter((each) => each !== tag),
                    typed,
                  );
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
