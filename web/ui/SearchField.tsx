import { SearchIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { longestSearch } from '../../api/core/validate.ts';
import { useCurrentSearch } from '../core/currentSearch.ts';
import { ClearButton } from './ClearButton.tsx';
import css from './SearchField.module.css';

type SearchFieldProps = {
  /** What the address asks for. */
  value: string;
  /** The address with other words, made from what it holds at that moment (`?…`). */
  hrefOf: (words: string, search: string) => string;
  label: string;
  placeholder: string;
  clearLabel: string;
  spellCheck?: boolean;
};

/** So long after the last letter it is searched. */
const pause = 300;

/** Words that a list is narrowed by while they are typed; they live in the address of the page. */
export function SearchField({ value, hrefOf, label, placeholder, clearLabel, spellCheck }: SearchFieldProps) {
  const navigate = useNavigate();
  const currentSearch = useCurrentSearch();
  // what is typed, until the address has caught up with it
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
    timer.current = setTimeout(() => void search(words), pause);
  };

  return (
    <search className={css.search}>
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
