import { formatDateTimeRange, t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Overlaps } from './fetchOverlaps.ts';
import './overlapsTexts.ts';

/** A series may overlap many. */
const most = 3;

/** Says where else the viewer is at the time of an event, and asks; nothing where they are nowhere. */
export const OverlapsNotice = ({ overlaps, act }: { overlaps: Overlaps; act: 'register' | 'join' | 'ask' }) =>
  overlaps.length > 0 && (
    <Notice tone="attention">
      {overlaps.slice(0, most).map(({ id, title, date, endsAt }) => (
        <p key={id}>{t('overlaps.seatAt', { title, when: formatDateTimeRange(date, endsAt) })}</p>
      ))}
      {overlaps.length > most && <p>{t('overlaps.more', { count: overlaps.length - most })}</p>}
      <p data-text="semibold">{t(`overlaps.${act}`)}</p>
    </Notice>
  );
