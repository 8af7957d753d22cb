import { CalendarIcon, DownloadIcon, LinkExternalIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useId } from 'react';
import { t } from '../../../core/i18n.tsx';
import css from './AddToCalendar.module.css';
import { calendarLinks, type CalendarEntry } from './calendarLinks.ts';

type AddToCalendarProps = { entry: CalendarEntry; onSave: () => void };

/** A button with all ways to add an event to a calendar. */
export function AddToCalendar({ entry, onSave }: AddToCalendarProps) {
  const id = useId();
  const links = calendarLinks(entry);
  const closeMenu = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <Button leadingVisual={CalendarIcon} popoverTarget={id}>
        {t('registration.calendar')}
      </Button>
      <ul id={id} popover="auto" className={css.ways} aria-label={t('registration.calendar')}>
        <li>
          <button
            type="button"
            data-row="center condensed"
            data-text="medium"
            data-hover
            className={css.way}
            onClick={() => (closeMenu(), onSave())}
          >
            <DownloadIcon />
            {t('registration.calendarFile')}
          </button>
        </li>
        {(['google', 'outlook', 'office'] as const).map((name) => (
          <li key={name}>
            <a
              data-row="center condensed"
              data-text="medium"
              data-hover
              className={css.way}
              href={links[name]}
              target="_blank"
              rel="noopener noreferrer"
              onClick={closeMenu}
            >
              <LinkExternalIcon />
              {t(`registration.calendar.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
