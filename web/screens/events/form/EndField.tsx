import { PlusIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../core/i18n.tsx';
import { MomentField } from '../../../ui/MomentField.tsx';
import { ZonesNote } from './ZonesNote.tsx';

type EndFieldProps = {
  /** The day and the moment of the start, as far as they are filled in. */
  day: string;
  begins: Date | undefined;
  /** The college's time zone. */
  timeZone: string;
  error: string | undefined;
  value: string;
  disabled: boolean;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: (event: FocusEvent) => void;
};

/** The optional end of an event, with a note about time zones. */
export function EndField({ day, begins, timeZone, value, onChange, ...field }: EndFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const toggleEnd = (hasEnd: boolean) => {
    flushSync(() => {
      setIsOpen(hasEnd);
      // the day is filled in, the time is not
      onChange({ target: { value: hasEnd && day ? `${day}T` : '' } });
    });
    place.current?.querySelector<HTMLElement>(hasEnd && day ? 'input[type="time"]' : 'input, button')?.focus();
  };
  return (
    <div data-stack="condensed" ref={place}>
      <ZonesNote at={begins} timeZone={timeZone} />
      {isOpen || value ? (
        <>
          <MomentField
            {...field}
            name={t('events.form.endsAt')}
            label={t('events.form.endsOn')}
            hint={t('events.form.endsAtHint')}
            first={day}
            value={value}
            onChange={onChange}
          />
          <div data-row="none">
            <Button size="small" disabled={field.disabled} onClick={() => toggleEnd(false)}>
              {t('events.form.noEnd')}
            </Button>
          </div>
        </>
      ) : (
        <div data-row="none">
          <Button labelWrap leadingVisual={PlusIcon} disabled={field.disabled} onClick={() => toggleEnd(true)}>
            {t('events.form.addEnd')}
          </Button>
        </div>
      )}
    </div>
  );
}
