import { useState } from 'react';
import { t } from '../../core/i18n.tsx';
import css from './Achievements.module.css';

type AchievementsProps = { names: readonly string[]; most?: number };

/** The achievements of a participant. If there are many, a button shows the rest. */
export function Achievements({ names, most = 3 }: AchievementsProps) {
  const [all, setAll] = useState(false);
  if (names.length === 0) return null;
  // a button that hides only one would need as much room
  const fitsAll = names.length <= most + 1;
  const shownNames = fitsAll || all ? names : names.slice(0, most);
  return (
    <ul data-row="wrap tight">
      {shownNames.map((name) => (
        <li key={name} data-text="small break" data-pill className={css.achievement}>
          {name}
        </li>
      ))}
      {!fitsAll && (
        <li>
          <button type="button" data-text="small accent" data-press aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('announcement.less') : t('leaderboard.moreAchievements', { count: names.length - most })}
          </button>
        </li>
      )}
    </ul>
  );
}
