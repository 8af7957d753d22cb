import { CalendarIcon, TrophyIcon } from '@primer/octicons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { isNewcomer } from '../../core/newcomer.ts';
import { useSession } from '../../core/session.ts';
import css from './HomeBanner.module.css';

const links = [
  { to: '/events', Icon: CalendarIcon, text: 'home.browse' },
  { to: '/leaderboard', Icon: TrophyIcon, text: 'home.viewLeaderboard' },
] as const;

/** The greeting: large for newcomers, and one line for all others, whose own events are more important. */
export function HomeBanner({ name }: { name: string | undefined }) {
  // from the session, so that the greeting is shown before the server answers
  const createdAt = useSession()?.user.createdAt;
  const [isNew] = useState(() => isNewcomer(createdAt));
  const firstName = name || t('home.fallbackName');
  if (!isNew)
    return (
      <section data-row="wrap center space-between cozy" aria-labelledby="welcome">
        <h1 id="welcome">{t('home.welcome', { name: firstName })}</h1>
        <div data-row="wrap condensed">
          {links.map(({ to, Icon, text }) => (
            <Link
              key={to}
              to={to}
              data-card
              data-press
              data-space="around condensed"
              data-text="medium semibold default"
            >
              <Icon />
              {t(text)}
            </Link>
          ))}
        </div>
      </section>
    );
  return (
    <section data-edge className={css.banner} aria-labelledby="welcome">
      <div className={css.words}>
        <p data-text="semibold" className={css.overline}>
          {t('home.overline')}
        </p>
        <h1 id="welcome" data-space="above condensed" className={css.title}>
          {t('home.welcomeNew', { name: firstName })}
        </h1>
        <p data-text="large" data-space="above condensed" className={css.lead}>
          {t('home.lead')}
        </p>
        <div data-row="wrap cozy" data-space="above spacious">
          {links.map(({ to, Icon, text }, n) => (
            <Link
              key={to}
              to={to}
              data-edge
              data-press
              data-text="semibold"
              className={css.action}
              data-quiet={n > 0 ? '' : undefined}
            >
              <Icon />
              {t(text)}
            </Link>
          ))}
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
