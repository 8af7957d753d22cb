import { Link } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import css from './Brand.module.css';

/** `compact` hides the name on phones, to leave room for links or for the sign of a lost connection. */
export function Brand({ to, compact = false }: { to: string; compact?: boolean }) {
  return (
    <Link
      to={to}
      data-row="center cozy"
      data-text="large semibold default nowrap"
      className={css.brand}
      data-compact={compact || undefined}
      aria-label={t('app.name')}
    >
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={css.tile} width="32" height="32" rx="9" />
        <path
          className={css.line}
          d="M8 13.5h16M11.5 7v4M20.5 7v4M10 9h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2Z"
        />
        <path className={css.line} d="m12.5 18.5 2.5 2.5 4.5-4.5" />
      </svg>
      <span data-text="truncate" className={css.name}>
        {t('app.name')}
      </span>
    </Link>
  );
}
