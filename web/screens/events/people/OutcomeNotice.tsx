import { t } from '../../../core/i18n.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { ActionOutcome } from './actionOutcome.ts';
import css from './RegistrationsPanel.module.css';

/** The outcome of an action on people. Failures are listed by name. */
export function OutcomeNotice({ outcome }: { outcome: ActionOutcome | undefined }) {
  if (!outcome) return null;
  const { sentence, undecided } = outcome;
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

/** The selected people may be gone, and the pressed button with them. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
