import { formatDateTime, t } from '../../core/i18n.tsx';

/** What a field was or became, as a person says it; other people have written some of it. */
export function inWords(field: string, value: string | null): string {
  if (value === null || value === '') return t('audit.nothing');
  if (field === 'achievements') return (JSON.parse(value) as string[]).join(', ') || t('audit.nothing');
  // a setting is switched, an announcement is something or not
  if (value === 'true') return t(field === 'isPublished' ? 'audit.yes' : 'audit.on');
  if (value === 'false') return t(field === 'isPublished' ? 'audit.no' : 'audit.off');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
}

/** The event to which a change belongs, which is not changed itself; elsewhere the field holds its title. */
export const isEventId = (field: string, value: string | null): value is string =>
  field === 'event' && value !== null && /^event_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(value);
