import { PlusIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../core/i18n.tsx';
import { MomentField } from '../../ui/MomentField.tsx';
import { ZonesNote } from './ZonesNote.tsx';

type EndFieldProps = {
  /** The day of the beginning and its moment, as far as they are known. */
  day: string;
  begins: Date | undefined;
  /** The college's. */
  timeZone: string;
  error: string | undefined;
  value: string;
  disabled: boolean;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: (event: FocusEvent) => void;
};

/** When an event ends, for those who want to say so; and by whose clock. */
export function EndField({ day, begins, timeZone, value, onChange, ...field }: EndFieldProps) {
  const [isAsked, setIsAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const show = (asked: boolean) => {
    flushSync(() => {
      setIsAsked(asked);
      // the day is there already, the time is not
      onChange({ target: { value: asked && day ? `${day}T` : '' } });
    });
    place.current?.querySelector<HTMLElement>(asked && day ? 'input[type="time"]' : 'input, button')?.focus();
  };
  return (
    <div data-stack="condensed" ref={place}>
      <ZonesNote at={begins} timeZone={timeZone} />
      {isAsked || value ? (
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
            <Button size="small" disabled={field.disabled} onClick={() => show(false)}>
              {t('events.form.noEnd')}
            </Button>
          </div>
        </>
      ) : (
        <div data-row="none">
          <Button leadingVisual={PlusIcon} disabled={field.disabled} onClick={() => show(true)}>
            {t('events.form.addEnd')}
          </Button>
        </div>
      )}
    </div>
  );
}
