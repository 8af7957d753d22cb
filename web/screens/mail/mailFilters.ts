import { longestSearch } from '../../../api/core/validate.ts';

/** Where a message can be; the server writes them in capitals. */
export const states = ['queued', 'sent', 'kept', 'failed'] as const;
type State = (typeof states)[number];

/** Which messages are shown, as it stands in the address. */
export type MailFilters = { state: State | 'all'; q: string };

const place = '/admindashboard/mail';

export function readFilters(search: string): MailFilters {
  const params = new URLSearchParams(search);
  return {
    state: states.find((state) => state === params.get('state')) ?? 'all',
    q: (params.get('q') ?? '').slice(0, longestSearch),
  };
}

/** The address of the page with these filters; what is not set does not stand in it. */
export function mailHref({ state, q }: MailFilters): string {
  const params = new URLSearchParams({ ...(state !== 'all' && { state }), ...(q && { q }) });
  return params.size > 0 ? `${place}?${params}` : place;
}

export function isFiltered({ state, q }: MailFilters): boolean {
  return state !== 'all' || q.trim() !== '';
}

/** The same filters as variables of the query. */
export function filterVariables({ state, q }: MailFilters) {
  return { state: state === 'all' ? null : upper(state), search: q.trim() || null };
}

/** As the server writes a state. */
export function upper<S extends State>(state: S): Uppercase<S> {
  return state.toUpperCase() as Uppercase<S>;
}
