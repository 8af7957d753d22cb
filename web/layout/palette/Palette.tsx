import { ArrowRightIcon, CalendarIcon, PersonIcon, SearchIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { longestSearch } from '../../../api/core/validation/validate.ts';
import type { AreaLink } from '../../core/area.tsx';
import { t } from '../../core/i18n.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { moveActive } from '../../ui/moveActive.ts';
import { Option } from '../../ui/Option.tsx';
import { useSearchResult } from '../../ui/useSearchResult.ts';
import { findEverything } from './findEverything.ts';
import { findPlaces, type Place } from './findPlaces.ts';
import css from './Palette.module.css';
import './paletteTexts.ts';
import { shortcutList, usePlaces } from './usePlaces.ts';

type PaletteProps = { links: readonly AreaLink[]; onClose: () => void; onShortcuts: () => void };

/** Finds events, people, places and actions by typing. The places need no connection. */
export function Palette({ links, onClose, onShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const places = usePlaces(links);
  const isSearch = typed.trim() !== '';
  const result = useSearchResult(findEverything, typed, isSearch);
  const found = (kind: 'events' | 'people') => result?.choices.filter((each) => each.kind === kind) ?? [];
  const groups = [
    { label: t('palette.places'), icon: ArrowRightIcon, items: findPlaces(places, typed) },
    { label: t('events.nav'), icon: CalendarIcon, items: isSearch ? found('events') : [] },
    { label: t('palette.people'), icon: PersonIcon, items: isSearch ? found('people') : [] },
  ].filter(({ items }) => items.length > 0);
  const all: readonly Place[] = groups.flatMap(({ items }) => items);
  const status = !isSearch
    ? ''
    : !result
      ? t('palette.searching')
      : result.failed
        ? t('palette.failed')
        : all.length === 0
          ? t('palette.none')
          : t('palette.count', { count: all.length });

  function choose({ to }: Place) {
    if (to === shortcutList) {
      onShortcuts();
      return;
    }
    onClose();
    // the closing dialog restores the focus first
    setTimeout(() => void navigate(to));
  }

  function press(key: KeyboardEvent) {
    if (key.nativeEvent.isComposing) return;
    const next = moveActive(key.key, active, all.length);
    const chosen = all[active];
    if (next !== undefined) {
      key.preventDefault();
      setActive(next);
    } else if (key.key === 'Enter' && chosen) {
      key.preventDefault();
      choose(chosen);
    }
  }

  return (
    <LazyDialog
      title={t('layout.search')}
      onClose={onClose}
      width="xlarge"
      height="large"
      position={{ narrow: 'fullscreen', regular: 'center' }}
    >
      <div data-stack="cozy">
        <div className={css.field}>
          <TextInput
            block
            size="large"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestSearch}
            leadingVisual={SearchIcon}
            placeholder={t('palette.placeholder')}
            aria-label={t('palette.placeholder')}
            aria-autocomplete="list"
            aria-expanded={all.length > 0}
            aria-controls={listId}
            aria-activedescendant={all[active] && `${listId}-${active}`}
            value={typed}
            onChange={(change) => {
              setTyped(change.target.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
        </div>
        <div id={listId} data-stack="cozy" className={css.list} role="listbox" aria-label={t('layout.search')}>
          {groups.map(({ label, icon, items }) => (
            <div key={label} role="group" aria-label={label}>
              <p data-text="small semibold muted" className={css.label} aria-hidden="true">
                {label}
              </p>
              {items.map((place) => {
                const n = all.indexOf(place);
                return (
                  <Option
                    key={place.to}
                    id={`${listId}-${n}`}
                    choice={{ id: place.to, ...place }}
                    icon={place.Icon ?? icon}
                    selected={n === active}
                    active={n === active}
                    onChoose={() => choose(place)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <p
          data-text="medium muted"
          role="status"
          data-optional
          {...(result && !result.failed && all.length > 0 && { 'data-unseen': true })}
        >
          {status}
        </p>
      </div>
    </LazyDialog>
  );
}
