import { actions } from './auditActions.ts';

/** The filters of the trail, as in the page's address. Days are in the reader's time zone. */
export type AuditFilters = {
  /** The name of an action, or `all`. */
  action: string;
  actor: string;
  subject: string;
  from: string;
  to: string;
};

const inAddress = (action: string) => action.replace('.', '_');

export function readFilters(search: string): AuditFilters {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  const day = (name: string) => (Number.isNaN(Date.parse(`${text(name)}T00:00`)) ? '' : text(name));
  return {
    action: actions.find((action) => inAddress(action) === params.get('action')) ?? 'all',
    actor: text('actor'),
    subject: text('subject'),
    from: day('from'),
    to: day('to'),
  };
}

/** The address of the page with these filters; omits filters that are not set. */
export function auditHref({ action, ...others }: AuditFilters): string {
  const params = new URLSearchParams();
  if (action !== 'all') params.set('action', inAddress(action));
  for (const [name, value] of Object.entries(others)) if (value) params.set(name, value);
  const search = params.toString();
  return search ? `/admindashboard/audit?${search}` : '/admindashboard/audit';
}

export function isFiltered({ action, actor, subject, from, to }: AuditFilters): boolean {
  return action !== 'all' || [actor, subject, from, to].some(Boolean);
}

/** The same filters as query variables: whole days, including the last one. */
export function filterVariables({ action, actor, subject, from, to }: AuditFilters) {
  return {
    action: action === 'all' ? null : action,
    actor: actor || null,
    subject: subject || null,
    from: from ? new Date(`${from}T00:00`).toISOString() : null,
    to: to ? lastMomentOf(to).toISOString() : null,
  };
}

/** If summer time ends at midnight, 23:59 occurs twice. So take the next day's start minus 1 ms. */
function lastMomentOf(day: string): Date {
  const next = new Date(`${day}T12:00`);
  next.setDate(next.getDate() + 1);
  return new Date(next.setHours(0, 0, 0, 0) - 1);
}
