import { SearchIcon, XCircleFillIcon, XIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useSearchNow } from '../../core/searchNow.ts';
import { PillNav } from '../../ui/PillNav.tsx';
import { eventsHref, readFilters, withoutTag, type EventFilters } from './eventFilters.ts';
import css from './EventFilterBar.module.css';

const pause = 300;

/** Views, search and chosen tags of the event list; all of it lives in the address. */
export function EventFilterBar({ filters }: { filters: EventFilters }) {
  return (
    <div className={css.bar}>
      <div className={css.row}>
        <PillNav
          label={t('events.filter.label')}
          pills={(['all', 'upcoming', 'past'] as const).map((view) => ({
            label: t(`events.filter.${view}`),
            to: eventsHref({ ...filters, view }),
            current: filters.view === view,
          }))}
        />
        <Search filters={filters} />
      </div>
      {(filters.tags.length > 0 || filters.mine) && (
        <ul className={css.tags} aria-label={t('events.filter.chosen')}>
          {filters.mine && (
            <li>
              <Link
                className={css.tag}
                to={eventsHref({ ...filters, mine: false })}
                preventScrollReset
                aria-label={t('events.filter.removeMine')}
              >
                <span className={css.name}>{t('events.filter.mine')}</span>
                <XIcon size={12} />
              </Link>
            </li>
          )}
          {filters.tags.map((tag) => (
            <li key={tag}>
              <Link
                className={css.tag}
                to={eventsHref(withoutTag(filters, tag))}
                preventScrollReset
                aria-label={t('events.filter.removeTag', { tag })}
              >
                <span className={css.name}>{tag}</span>
                <XIcon size={12} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Search({ filters }: { filters: EventFilters }) {
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
    await navigate(eventsHref({ ...readFilters(searchNow()), q }), { replace: true, preventScrollReset: true });
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
          maxLength={200}
          leadingVisual={SearchIcon}
          placeholder={t('events.search.placeholder')}
          aria-label={t('events.search.label')}
          value={text}
          onChange={(change) => type(change.target.value)}
          {...(text && {
            trailingAction: (
              <TextInput.Action
                icon={XCircleFillIcon}
                aria-label={t('events.search.clear')}
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
