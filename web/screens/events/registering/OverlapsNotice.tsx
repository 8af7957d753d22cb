import { formatDateTimeRange, t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { Overlaps } from './fetchOverlaps.ts';

/** The largest number of seats shown, because a series may overlap many. */
const maxShown = 3;

/** Lists the viewer's seats at the same time and asks for confirmation; renders nothing if there are none. */
export const OverlapsNotice = ({ overlaps, act }: { overlaps: Overlaps; act: 'register' | 'join' | 'ask' }) =>
  overlaps.length > 0 && (
    <Notice tone="attention">
      {overlaps.slice(0, maxShown).map(({ id, title, localLanguage, date, endsAt }) => (
        <p key={id}>
          {t('overlaps.seatAt', { title: inLanguage(title, localLanguage), when: formatDateTimeRange(date, endsAt) })}
        </p>
      ))}
      {overlaps.length > maxShown && <p>{t('overlaps.more', { count: overlaps.length - maxShown })}</p>}
      <p data-text="semibold">{t(`overlaps.${act}`)}</p>
    </Notice>
  );
