import { PersonIcon, XCircleFillIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './ParticipantPicker.module.css';
import { useParticipantSearch, type FoundParticipant } from './useParticipantSearch.ts';

type ParticipantPickerProps = {
  eventId: string;
  value: FoundParticipant | undefined;
  disabled: boolean;
  error: string | undefined;
  /** The next award may be somebody else's: the field has the focus, and what is typed replaces the name. */
  startHere: boolean;
  onChange: (participant: FoundParticipant | undefined) => void;
  onBlur: (event: FocusEvent) => void;
};

/** One of an event's participants, found by typing a name or an e-mail address: a combobox with a list (WAI-ARIA). */
export function ParticipantPicker(props: ParticipantPickerProps) {
  const { eventId, value, disabled, error, startHere, onChange, onBlur } = props;
  // what is typed; undefined while the field shows who is chosen
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useParticipantSearch(eventId, typed ?? '', open);
  const participants = found?.participants;

  useEffect(() => {
    if (startHere) input.current?.select();
  }, [startHere]);

  function choose(participant: FoundParticipant | undefined) {
    onChange(participant);
    close();
  }
  function close() {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  }
  function leave(event: FocusEvent) {
    if (typed === '') onChange(undefined);
    close();
    onBlur(event);
  }
  function press(key: KeyboardEvent) {
    if (key.nativeEvent.isComposing) return;
    const count = participants?.length ?? 0;
    if (key.key === 'ArrowDown' || key.key === 'ArrowUp') {
      key.preventDefault();
      setOpen(true);
      if (open && count > 0)
        setActive((now) => (key.key === 'ArrowDown' ? (now + 1) % count : now <= 0 ? count - 1 : now - 1));
    } else if (key.key === 'Enter' && open) {
      key.preventDefault();
      const only = typed && count === 1 ? participants?.[0] : undefined;
      const chosen = participants?.[active] ?? only;
      if (chosen) choose(chosen);
    } else if (key.key === 'Escape' && open) {
      key.preventDefault();
      close();
    }
  }

  return (
    <Field label={t('scores.form.participant')} required error={error}>
      {(control) => (
        <div className={css.picker}>
          <TextInput
            {...control}
            ref={input}
            name="userId"
            size="large"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && participants?.[active] ? `${listId}-${active}` : undefined}
            leadingVisual={PersonIcon}
            placeholder={t('scores.form.participantPlaceholder')}
            disabled={disabled}
            value={typed ?? value?.name ?? ''}
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
                  aria-label={t('scores.form.participantClear')}
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
              <div id={listId} role="listbox" aria-label={t('scores.form.participants')}>
                {participants?.map((participant, n) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's: it keeps the focus
                  <div
                    key={participant.userId}
                    id={`${listId}-${n}`}
                    className={css.option}
                    tabIndex={-1}
                    role="option"
                    aria-selected={participant.userId === value?.userId}
                    data-active={n === active || undefined}
                    ref={n === active ? scrollHere : null}
                    // the field keeps the focus
                    onPointerDown={(pointer) => pointer.preventDefault()}
                    onMouseDown={(mouse) => mouse.preventDefault()}
                    onClick={() => choose(participant)}
                  >
                    <span className={css.name}>{participant.name}</span>
                    <span className={css.college}>{participant.college}</span>
                    {participant.email && <span className={css.email}>{participant.email}</span>}
                  </div>
                ))}
              </div>
              {!participants?.length && (
                <p className={css.nothing} role="status">
                  {t(
                    found?.failed
                      ? 'scores.form.participantsFailed'
                      : !found
                        ? 'scores.form.participantsSearching'
                        : found.search
                          ? 'scores.form.participantsNone'
                          : 'scores.form.participantsNobody',
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
