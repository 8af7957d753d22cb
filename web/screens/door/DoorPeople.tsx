import { SearchIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { longestSearch } from '../../../api/core/validation/validate.ts';
import { formatNumber, formatTime, t } from '../../core/i18n.tsx';
import { ClearButton } from '../../ui/ClearButton.tsx';
import { Label } from '../../ui/Label.tsx';
import css from './DoorPeople.module.css';
import {
  searchPeople,
  type DoorList,
  type LocalChanges,
  type Person,
  activeScansOf,
  searchTextOf,
} from './doorList.ts';

/** How many rows are shown at once: more than staff can read in a hurry, and few enough to render quickly. */
const maxRows = 20;

const order = new Intl.Collator();

type DoorPeopleProps = {
  list: DoorList;
  localChanges: LocalChanges;
  onCheckIn: (person: Person) => void;
  onUndo: (person: Person) => void;
  /** For people on the waitlist or with a request, if the event takes walk-ins. */
  onGiveSeat?: (person: Person) => void;
  /** Receives the text that a hardware scanner typed. */
  onScan: (text: string) => void;
  /** Receives an entered text that fits not exactly one person. */
  onUnclear: (text: string, matchCount: number) => void;
  /** Called while the next name or code is typed. */
  onType: () => void;
};

/** The list, with search by name, college or code while typing. Enter lets a single match in. */
export function DoorPeople({
  list,
  localChanges,
  onCheckIn,
  onUndo,
  onGiveSeat,
  onScan,
  onUnclear,
  onType,
}: DoorPeopleProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const deferredText = useDeferredValue(typed);
  const people = useMemo(
    () => [...list.people.values()].toSorted((one, other) => order.compare(one.name, other.name)),
    [list.people],
  );
  const searchTexts = useMemo(() => people.map(searchTextOf), [people]);
  const matches = useMemo(() => searchPeople(people, searchTexts, deferredText), [people, searchTexts, deferredText]);

  function enter() {
    const text = typed.trim();
    if (!text) return;
    const found = searchPeople(people, searchTexts, text);
    const [only] = found;
    if (text.startsWith('EVM1:')) onScan(text);
    else if (only && found.length === 1) onCheckIn(only);
    else {
      onUnclear(text, found.length);
      // the next text replaces this one, also if a scanner types it
      field.current?.select();
      return;
    }
    setTyped('');
  }

  function type(text: string) {
    setTyped(text);
    onType();
  }

  return (
    <section data-stack="normal" aria-label={t('door.people')}>
      <search>
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            enter();
          }}
        >
          <TextInput
            ref={field}
            block
            size="large"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={Math.max(longestSearch, 400)}
            leadingVisual={SearchIcon}
            aria-label={t('door.search')}
            placeholder={t('door.search')}
            value={typed}
            onChange={({ target }) => type(target.value)}
            {...(typed && {
              trailingAction: <ClearButton label={t('door.clear')} onClear={() => type('')} />,
            })}
          />
        </form>
      </search>
      {matches.length === 0 && (
        <p data-text="medium muted" role="status">
          {list.people.size === 0 ? t('door.nobodyYet') : t('door.nobody')}
        </p>
      )}
      <ul data-card data-rows>
        {matches.slice(0, maxRows).map((person) => (
          <Row
            key={person.registrationId}
            since={activeScansOf(person.registrationId, person, localChanges, list.ahead)[0]?.at.getTime()}
            {...{ person, onCheckIn, onUndo }}
            {...(onGiveSeat && { onGiveSeat })}
          />
        ))}
      </ul>
      {matches.length > maxRows && (
        <p data-text="medium muted">{t('door.more', { count: formatNumber(matches.length - maxRows) })}</p>
      )}
    </section>
  );
}

type RowProps = Pick<DoorPeopleProps, 'onCheckIn' | 'onUndo' | 'onGiveSeat'> & {
  person: Person;
  /** When the person came in, in ms; undefined if they are not in. */
  since: number | undefined;
};

/** Memoized, so that a check-in renders one row only and the answer appears quickly. */
const Row = memo(function Row({ person, since, onCheckIn, onUndo, onGiveSeat }: RowProps) {
  const { name, college, code, state } = person;
  return (
    <li data-row="center cozy" className={css.row}>
      <div data-text="grow break">
        <p data-text="large semibold">{name}</p>
        <p data-text="small muted">
          {state === 'GUEST' ? t('door.guest') : code ? t('door.collegeAndCode', { college, code }) : college}
        </p>
      </div>
      <div data-row="center cozy" className={css.acts}>
        {since !== undefined ? (
          <>
            <Label tone="success">{t('door.inSince', { time: formatTime(new Date(since)) })}</Label>
            <Button aria-label={t('door.undoFor', { name })} onClick={() => onUndo(person)}>
              {t('door.undo')}
            </Button>
          </>
        ) : state === 'CONFIRMED' ? (
          <Button aria-label={t('door.checkInFor', { name })} onClick={() => onCheckIn(person)}>
            {t('door.checkIn')}
          </Button>
        ) : state === 'GUEST' ? (
          <Label tone="neutral">{t('door.undone')}</Label>
        ) : (
          <>
            <Label tone="attention">{state === 'WAITLISTED' ? t('door.inLine') : t('door.askedShort')}</Label>
            {onGiveSeat && (
              <Button aria-label={t('door.giveSeatFor', { name })} onClick={() => onGiveSeat(person)}>
                {t('door.giveSeat')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
});
