import { CalendarIcon, TrophyIcon } from '@primer/octicons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useSession } from '../../core/session.ts';
import css from './HomeBanner.module.css';

const day = 86_400_000;

export function HomeBanner({ name }: { name: string | undefined }) {
  // from the session, so that the greeting is shown before the server answers
  const createdAt = useSession()?.user.createdAt;
  const [isNew] = useState(() => createdAt !== undefined && Date.now() - Date.parse(createdAt) < day);
  return (
    <section data-edge className={css.banner} aria-labelledby="welcome">
      <div className={css.words}>
        <p data-text="semibold" className={css.overline}>
          {t('home.overline')}
        </p>
        <h1 id="welcome" data-space="above condensed" className={css.title}>
          {t(isNew ? 'home.welcomeNew' : 'home.welcome', { name: name || t('home.fallbackName') })}
        </h1>
        <p data-text="large" data-space="above condensed" className={css.lead}>
          {t('home.lead')}
        </p>
        <div data-row="wrap cozy" data-space="above spacious">
          <Link to="/events" data-edge data-press data-text="semibold" className={css.action}>
            <CalendarIcon />
            {t('home.browse')}
          </Link>
          <Link to="/leaderboard" data-edge data-press data-text="semibold" className={css.action} data-quiet>
            <TrophyIcon />
            {t('home.viewLeaderboard')}
          </Link>
        </div>
      </div>
      <svg className={css.art} viewBox="0 0 360 280" aria-hidden="true">
        {Array.from({ length: 35 }, (_, n) => (
          <rect
            key={n}
            x={(n % 7) * 52}
            y={Math.floor(n / 7) * 52}
            width="40"
            height="40"
            rx="10"
            opacity={lit.has(n) ? 0.34 : 0.1}
          />
        ))}
      </svg>
    </section>
  );
}

/** Days with an event in the drawn month. */
const lit = new Set([2, 5, 9, 11, 12, 18, 20, 23, 27, 29, 33]);
