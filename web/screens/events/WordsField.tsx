import { Button, TextInput } from '@primer/react';
import { useRef, type ComponentType, type KeyboardEvent, type ComponentProps } from 'react';
import { t } from '../../core/i18n.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import './formPartsTexts.ts';
import css from './WordsField.module.css';

export type WordsFieldProps = {
  value: readonly string[];
  disabled: boolean;
  error: string | undefined;
  /** What is typed and not added yet; it counts when the form is sent. */
  typed: string;
  onChange: (words: readonly string[], typed: string) => void;
};

type Words = WordsFieldProps & {
  label: string;
  hint: string;
  /** What the list of those that were chosen is called. */
  chosen: string;
  /** What the button that takes one away is called. */
  remove: (word: string) => string;
  /** How many there may be, and of how many characters each. */
  most: number;
  longest: number;
  /** Keys that add what is typed. */
  keys: readonly string[];
  /** Those that there are with what is typed. */
  add: (words: readonly string[], typed: string) => readonly string[];
  Input?: ComponentType<ComponentProps<typeof TextInput>>;
};

/** Words that are added with a key or the button, and taken away one by one. */
export function WordsField({ value: words, disabled, error, typed, onChange, Input = TextInput, ...its }: Words) {
  const input = useRef<HTMLInputElement>(null);
  const full = words.length >= its.most;

  const add = () => {
    onChange(its.add(words, typed), '');
    input.current?.focus();
  };
  const addByKey = (press: KeyboardEvent) => {
    if (!its.keys.includes(press.key) || press.nativeEvent.isComposing) return;
    // never the form's, which would save the event before its words are complete
    press.preventDefault();
    if (typed.trim()) add();
  };

  return (
    <div data-stack="cozy">
      <Field label={its.label} note={t('ui.optional')} error={error} hint={its.hint}>
        {(control) => (
          <div className={css.row}>
            <Input
              {...control}
              ref={input}
              size="large"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={its.longest}
              disabled={disabled || full}
              value={typed}
              onChange={(change) => onChange(words, change.target.value)}
              onKeyDown={addByKey}
            />
            <Button size="large" onClick={add} disabled={disabled || full || !typed.trim()}>
              {t('events.form.addTag')}
            </Button>
          </div>
        )}
      </Field>
      {words.length > 0 && (
        <ul data-row="wrap condensed" aria-label={its.chosen}>
          {words.map((word) => (
            <li key={word}>
              <Chip
                text={word}
                label={its.remove(word)}
                disabled={disabled}
                onRemove={() => {
                  onChange(
                    words.filter((each) => each !== word),
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
