import { SearchIcon, XCircleFillIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useSearchNow } from '../../core/searchNow.ts';
import { PillNav } from '../../ui/PillNav.tsx';
import css from './MailFilterBar.module.css';
import { mailHref, readFilters, states, upper, type MailFilters } from './mailFilters.ts';

const pause = 300;

/** Which state and whose address; both live in the address of the page. */
export function MailFilterBar({ filters }: { filters: MailFilters }) {
  return (
    <div className={css.bar}>
      <PillNav
        label={t('mail.filters')}
        pills={(['all', ...states] as const).map((state) => ({
          label: state === 'all' ? t('mail.state.all') : t('mail.state', { state: upper(state) }),
          to: mailHref({ ...filters, state }),
          current: filters.state === state,
        }))}
      />
      <Search filters={filters} />
    </div>
  );
}

function Search({ filters }: { filters: MailFilters }) {
  const navigate = useNavigate();
  const searchNow = useSearchNow();
  // what is typed, until the address has caught up with it
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = typed ?? filters.q;

  const search = async (q: string) => {
    clearTimeout(timer.current);
    await navigate(mailHref({ ...readFilters(searchNow()), q }), { replace: true, preventScrollReset: true });
    startTransition(() => setTyped((now) => (now === q ? undefined : now)));
  };
  const type = (q: string) => {
    setTyped(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void search(q), pause);
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
          spellCheck={false}
          maxLength={200}
          leadingVisual={SearchIcon}
          placeholder={t('mail.searchPlaceholder')}
          aria-label={t('mail.search')}
          value={text}
          onChange={(change) => type(change.target.value)}
          {...(text && {
            trailingAction: (
              <TextInput.Action
                icon={XCircleFillIcon}
                aria-label={t('mail.searchClear')}
                onClick={() => {
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
