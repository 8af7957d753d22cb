import { t } from '../../../core/i18n.tsx';
import css from './ProblemCount.module.css';

/** The number of fields of a form in a dialog that need attention. It stays visible above the buttons while the form scrolls. */
export const ProblemCount = ({ count }: { count: number }) => (
  <p role="status" data-optional data-text="small semibold danger" className={css.count}>
    {count > 0 && t('answers.problemCount', { count })}
  </p>
);
