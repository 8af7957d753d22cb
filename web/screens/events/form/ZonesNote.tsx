import { formatDateTime, formatDateTimeRange, t } from '../../../core/i18n.tsx';

/** Names both time zones if the viewer's differs from the college's. */
export function ZonesNote({ at = new Date(), timeZone }: { at: Date | undefined; timeZone: string }) {
  const isSame = Number.isNaN(at.getTime()) || formatDateTime(at) === formatDateTimeRange(at, null, timeZone);
  if (isSame) return null;
  const viewerTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <p data-text="small muted">{t('events.form.zones', { here: viewerTimeZone, timeZone })}</p>;
}
