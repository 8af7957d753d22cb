import { Button, TextInput } from '@primer/react';
import { useRef, type ComponentType, type KeyboardEvent, type ComponentProps } from 'react';
import { t } from '../../../core/i18n.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { CollegeInput } from '../../../ui/CollegeInput.tsx';
import { Field } from '../../../ui/Field.tsx';
import './formPartsTexts.ts';

export type WordsInputProps = {
  value: readonly string[];
  disabled: boolean;
  error: string | undefined;
  /** The word that is typed but not added yet. Sending the form includes it. */
  typed: string;
  onChange: (words: readonly string[], typed: string) => void;
};

type WordsFieldProps = WordsInputProps & {
  label: string;
  hint: string;
  /** The label of the list of words. */
  chosen: string;
  /** The label of the button that removes a word. */
  remove: (word: string) => string;
  /** The largest number of words, and of characters per word. */
  most: number;
  longest: number;
  /** Keys that add the typed word. */
  keys: readonly string[];
  /** Returns the words with the typed one. */
  add: (words: readonly string[], typed: string) => readonly string[];
  Input?: ComponentType<ComponentProps<typeof CollegeInput>>;
};

/** A list of words. A key or the button adds a word, and each word has a button that removes it. */
export function WordsField({
  value: words,
  disabled,
  error,
  typed,
  onChange,
  Input = TextInput,
  ...rest
}: WordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const full = words.length >= rest.most;

  const add = () => {
    onChange(rest.add(words, typed), '');
    input.current?.focus();
  };
  const addByKey = (press: KeyboardEvent) => {
    if (!rest.keys.includes(press.key) || press.nativeEvent.isComposing) return;
    // these keys must not submit the form, which would save the event without its last words
    press.preventDefault();
    if (typed.trim()) add();
  };

  return (
    <div data-stack="cozy">
      <Field label={rest.label} note={t('ui.optional')} error={error} hint={rest.hint}>
        {(control) => (
          <div data-stack="condensed" data-columns="rest">
            <Input
              {...control}
              ref={input}
              size="large"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={rest.longest}
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
        <ul data-row="wrap condensed" aria-label={rest.chosen}>
          {words.map((word) => (
            <li key={word}>
              <Chip
                text={word}
                label={rest.remove(word)}
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
