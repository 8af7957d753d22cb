import { SearchIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { longestSearch } from '../../api/core/validation/validate.ts';
import { useCurrentSearch } from '../core/currentSearch.ts';
import { ClearButton } from './ClearButton.tsx';
import css from './SearchField.module.css';

type SearchFieldProps = {
  /** The search words in the current address. */
  value: string;
  /** The address for other search words, built from the current search string (`?…`). */
  hrefOf: (words: string, search: string) => string;
  label: string;
  placeholder: string;
  clearLabel: string;
  spellCheck?: boolean;
};

/** Delay in ms between the last keystroke and the search. */
const debounceTime = 300;

/** Filters a list by words while the user types. The words are stored in the page's address. */
export function SearchField({ value, hrefOf, label, placeholder, clearLabel, spellCheck }: SearchFieldProps) {
  const navigate = useNavigate();
  const currentSearch = useCurrentSearch();
  // the typed text, until the address has the same words
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = typed ?? value;

  const search = async (words: string) => {
    clearTimeout(timer.current);
    await navigate(hrefOf(words, currentSearch()), { replace: true, preventScrollReset: true });
    startTransition(() => setTyped((now) => (now === words ? undefined : now)));
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void search(words), debounceTime);
  };

  return (
    <search data-basis="14" className={css.search}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          void search(text);
        }}
      >
        <TextInput
          ref={input}
          block
          size="large"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={spellCheck}
          maxLength={longestSearch}
          leadingVisual={SearchIcon}
          placeholder={placeholder}
          aria-label={label}
          value={text}
          onChange={(change) => type(change.target.value)}
          {...(text && {
            trailingAction: (
              <ClearButton
                label={clearLabel}
                onClear={() => {
                  setTyped('');
                  void search('');
                  input.current?.focus();
                }}
              />
            ),
          })}
        />
      </form>
    </search>
  );
}
