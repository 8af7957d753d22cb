import { useState } from 'react';
import { t } from '../../core/i18n.tsx';
import css from './Achievements.module.css';

type AchievementsProps = { names: readonly string[]; most?: number };

/** What somebody was honoured for; the rest behind a button where there are many. Nothing where there is nothing. */
export function Achievements({ names, most = 3 }: AchievementsProps) {
  const [all, setAll] = useState(false);
  if (names.length === 0) return null;
  // a button that hides one would take its room
  const few = names.length <= most + 1;
  const shown = few || all ? names : names.slice(0, most);
  return (
    <ul data-row="wrap none" className={css.list}>
      {shown.map((name) => (
        <li key={name} className={css.achievement}>
          {name}
        </li>
      ))}
      {!few && (
        <li>
          <button type="button" className={css.rest} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('announcement.less') : t('leaderboard.moreAchievements', { count: names.length - most })}
          </button>
        </li>
      )}
    </ul>
  );
}
