import { ClockIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { t } from '../core/i18n.tsx';
import { useRenewal } from '../core/renewal.ts';
import '../core/sessionTexts.ts';
import { Mark } from '../ui/Mark.tsx';
import css from './LiveNotices.module.css';

/** Warns two minutes before the session ends without use. The button and any other input renew it. */
export function SessionWarning() {
  const { minutesLeft, renew } = useRenewal();
  if (minutesLeft === undefined) return null;
  return (
    <article ref={keepFocus} data-row="cozy" className={css.notice} data-tone="attention">
      <Mark tone="attention">
        <ClockIcon size={16} />
      </Mark>
      <div data-stack="tight" data-text="grow">
        <p data-text="large semibold">{t('session.ending', { minutes: minutesLeft })}</p>
        <Button size="small" onClick={renew}>
          {t('session.stay')}
        </Button>
      </div>
    </article>
  );
}

/** The focus would be lost with the warning. */
const keepFocus = (warning: HTMLElement) => () => {
  if (warning.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
};
