import { formatDateTime, t } from '../../core/i18n.tsx';

const lists: ReadonlySet<string> = new Set(['achievements', 'names', 'over', 'states']);
const facts: ReadonlySet<string> = new Set(['isPublished', 'guest']);

/** Formats a recorded value for people. Texts that users wrote stay as they are. */
export function formatValue(field: string, value: string | null): string {
  if (value === null || value === '') return t('audit.nothing');
  if (lists.has(field)) return (JSON.parse(value) as string[]).join(', ') || t('audit.nothing');
  // settings are on or off, facts are yes or no
  if (value === 'true') return t(facts.has(field) ? 'audit.yes' : 'audit.on');
  if (value === 'false') return t(facts.has(field) ? 'audit.no' : 'audit.off');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
}

/** Whether a value is the id of the event that a change belongs to. In other entries this field holds the event's title. */
export const isEventId = (field: string, value: string | null): value is string =>
  field === 'event' && value !== null && /^event_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(value);
