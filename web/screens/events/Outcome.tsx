import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Done } from './decided.ts';
import css from './RegistrationsPanel.module.css';

/** What has come of something that was done about people; those for whom it could not be done are named. */
export function Outcome({ done }: { done: Done | undefined }) {
  if (!done) return null;
  const { sentence, undecided } = done;
  return (
    <div key={sentence} ref={takeFocus} tabIndex={-1} className={css.outcome}>
      <Notice tone={undecided.length > 0 ? 'attention' : 'success'} title={sentence}>
        {undecided.length > 0 && (
          <>
            {t('event.people.undecidedTitle')}
            <ul>
              {undecided.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** Those who were chosen, and the buttons with them, may be gone by now. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
