import type { Icon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Observable } from 'relay-runtime';
import { longestSearch } from '../../api/core/validation/validate.ts';
import { ClearButton } from './ClearButton.tsx';
import css from './Combobox.module.css';
import { Field } from './Field.tsx';
import { moveActive } from './moveActive.ts';
import { Option, type Choice } from './Option.tsx';
import { useSearchResult, type SearchResult } from './useSearchResult.ts';

type ComboboxProps<T extends Choice> = {
  label: string;
  name: string;
  icon?: Icon;
  placeholder?: string;
  /** The name of the button that clears the choice. */
  clearLabel?: string;
  longest?: number;
  required?: boolean;
  hint?: ReactNode;
  error: string | undefined;
  disabled: boolean;
  chosen: Choice | undefined;
  /** Starts focused with the text selected, so that typing replaces the choice. */
  startHere?: boolean;
  /** Typing takes back the choice at once. */
  typingClears?: boolean;
  find: (search: string) => Observable<readonly T[]>;
  /** The message for an empty list; `result` is undefined while loading. Without it, an empty list is not shown. */
  nothing?: (result: SearchResult<T> | undefined) => string;
  onChoose: (choice: T | undefined) => void;
  /** The field was left with a text that is no choice. Without it, the field shows the last choice again. */
  onUnknown?: (text: string) => void;
  /** Makes any typed text a valid value; the list only suggests. */
  onType?: (text: string) => void;
  onBlur?: (event: FocusEvent) => void;
};

/** Finds one of many choices by typing: a WAI-ARIA combobox with a list. Primer's component would add 30 kB. */
export function Combobox<T extends Choice>(props: ComboboxProps<T>) {
  const {
    label,
    required = false,
    hint,
    error,
    chosen,
    startHere = false,
    typingClears = false,
    find,
    nothing,
    onChoose,
    onUnknown,
    onType,
    onBlur,
  } = props;
  // the typed text; undefined while the field shows the choice
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const result = useSearchResult(find, (onType ? chosen?.text : typed) ?? '', open);
  const choices = result?.choices ?? [];
  const isShown = open && (choices.length > 0 || nothing !== undefined);

  useEffect(() => {
    if (startHere) input.current?.select();
  }, [startHere]);

  function choose(choice: T | undefined) {
    onChoose(choice);
    close();
  }
  function close() {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  }
  function leave(event: FocusEvent) {
    if (typed === '') onChoose(undefined);
    else if (typed?.trim() && typed !== chosen?.text) onUnknown?.(typed);
    close();
    onBlur?.(event);
  }
  function press(key: KeyboardEvent) {
    if (key.nativeEvent.isComposing) return;
    if (key.key === 'ArrowDown' || key.key === 'ArrowUp') {
      key.preventDefault();
      setOpen(true);
      if (open) setActive((now) => moveActive(key.key, now, choices.length) ?? now);
    } else if (key.key === 'Enter' && isShown && (!onType || choices[active])) {
      key.preventDefault();
      const choice = choices[active] ?? (typed && choices.length === 1 ? choices[0] : undefined);
      if (choice) choose(choice);
    } else if (key.key === 'Escape' && isShown) {
      key.preventDefault();
      close();
    }
  }

  return (
    <Field label={label} required={required} error={error} hint={hint}>
      {(control) => (
        <div className={css.combobox}>
          <TextInput
            {...control}
            ref={input}
            name={props.name}
            size="large"
            role="combobox"
            autoComplete="off"
            maxLength={props.longest ?? longestSearch}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && choices[active] ? `${listId}-${active}` : undefined}
            {...(props.icon && { leadingVisual: props.icon })}
            {...(props.placeholder && { placeholder: props.placeholder })}
            disabled={props.disabled}
            value={typed ?? chosen?.text ?? ''}
            onChange={(change) => {
              (onType ?? setTyped)(change.target.value);
              if (typingClears && chosen) onChoose(undefined);
              setOpen(true);
              setActive(-1);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={leave}
            {...(chosen &&
              props.clearLabel && {
                trailingAction: (
                  <ClearButton
                    label={props.clearLabel}
                    onClear={() => {
                      choose(undefined);
                      input.current?.focus();
                    }}
                  />
                ),
              })}
          />
          {isShown && (
            // keep the focus in the field: on blur the list would close before the click arrives
            <div
              data-edge
              data-floating
              className={css.popup}
              role="presentation"
              onMouseDown={(mouse) => mouse.preventDefault()}
            >
              <div id={listId} role="listbox" aria-label={label}>
                {choices.map((choice, n) => (
                  <Option
                    key={choice.id}
                    id={`${listId}-${n}`}
                    choice={choice}
                    selected={choice.id === chosen?.id}
                    active={n === active}
                    onChoose={() => choose(choice)}
                  />
                ))}
              </div>
              {choices.length === 0 && nothing && (
                <p data-text="medium muted" data-space="around condensed" role="status">
                  {nothing(result)}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
