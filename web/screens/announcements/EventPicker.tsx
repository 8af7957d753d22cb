import { CalendarIcon, XCircleFillIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatDate, t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './EventPicker.module.css';
import { useEventSearch, type FoundEvent } from './useEventSearch.ts';

type EventPickerProps = {
  name: string;
  /** The id of the chosen event; empty for none. */
  value: string;
  /** The title of the event that is chosen at the start. */
  title: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (change: { target: { value: string } }) => void;
};

/** An event, found by typing: a combobox with a list (WAI-ARIA), because Primer's weighs 30 kB. */
export function EventPicker({ name, value, title, disabled, error, onChange }: EventPickerProps) {
  const [chosen, setChosen] = useState(title);
  // what is typed; undefined while the field shows what is chosen
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useEventSearch(typed ?? '', open);
  const events = found?.events;

  function choose(event: FoundEvent | undefined) {
    setChosen(event?.title ?? '');
    onChange({ target: { value: event?.id ?? '' } });
    close();
  }
  function close() {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  }
  function leave() {
    if (typed === '') choose(undefined);
    else close();
  }
  function press(key: KeyboardEvent) {
    if (key.nativeEvent.isComposing) return;
    const count = events?.length ?? 0;
    if (key.key === 'ArrowDown' || key.key === 'ArrowUp') {
      key.preventDefault();
      setOpen(true);
      if (open && count > 0)
        setActive((now) => (key.key === 'ArrowDown' ? (now + 1) % count : now <= 0 ? count - 1 : now - 1));
    } else if (key.key === 'Enter' && open) {
      key.preventDefault();
      if (events?.[active]) choose(events[active]);
    } else if (key.key === 'Escape' && open) {
      key.preventDefault();
      close();
    }
  }

  return (
    <Field label={t('announcements.form.event')} error={error} hint={t('announcements.form.eventHint')}>
      {(control) => (
        <div className={css.picker}>
          <TextInput
            {...control}
            ref={input}
            name={name}
            size="large"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && events?.[active] ? `${listId}-${active}` : undefined}
            leadingVisual={CalendarIcon}
            placeholder={t('announcements.form.eventPlaceholder')}
            disabled={disabled}
            value={typed ?? chosen}
            onChange={(change) => {
              setTyped(change.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={leave}
            {...(value && {
              trailingAction: (
                <TextInput.Action
                  icon={XCircleFillIcon}
                  aria-label={t('announcements.form.eventClear')}
                  onClick={() => {
                    choose(undefined);
                    input.current?.focus();
                  }}
                />
              ),
            })}
          />
          {open && (
            <div className={css.popup}>
              <div id={listId} role="listbox" aria-label={t('announcements.form.event')}>
                {events?.map((event, n) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's: it keeps the focus
                  <div
                    key={event.id}
                    id={`${listId}-${n}`}
                    className={css.option}
                    tabIndex={-1}
                    role="option"
                    aria-selected={event.id === value}
                    data-active={n === active || undefined}
                    ref={n === active ? scrollHere : null}
                    onClick={() => choose(event)}
                  >
                    <span className={css.title}>{event.title}</span>
                    <span className={css.date}>{formatDate(event.date)}</span>
                  </div>
                ))}
              </div>
              {!events?.length && (
                <p className={css.nothing} role="status">
                  {t(
                    found?.failed
                      ? 'announcements.form.eventsFailed'
                      : found
                        ? 'announcements.form.eventNone'
                        : 'announcements.form.eventSearching',
                  )}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

function scrollHere(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
