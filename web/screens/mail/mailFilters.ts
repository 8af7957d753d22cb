import { longestSearch } from '../../../api/core/validation/validate.ts';

/** The states of a message. The server writes them in upper case. */
export const states = ['queued', 'sent', 'kept', 'failed', 'withheld'] as const;
export type State = (typeof states)[number];

/** The filters of the list, as in the page's address. `cause` is the id of a cause; empty for all. */
export type MailFilters = { state: State | 'all'; q: string; cause: string };

export const mailPlace = '/admindashboard/mail';

export function readFilters(search: string): MailFilters {
  const params = new URLSearchParams(search);
  return {
    state: states.find((state) => state === params.get('state')) ?? 'all',
    q: (params.get('q') ?? '').slice(0, longestSearch),
    cause: params.get('cause') ?? '',
  };
}

/** The address of the page with these filters; omits filters that are not set. */
export function mailHref({ state, q, cause }: MailFilters): string {
  const params = new URLSearchParams({
    ...(cause && { cause }),
    ...(state !== 'all' && { state }),
    ...(q && { q }),
  });
  return params.size > 0 ? `${mailPlace}?${params}` : mailPlace;
}

export function isFiltered({ state, q }: MailFilters): boolean {
  return state !== 'all' || q.trim() !== '';
}

/** Whether messages are grouped by cause: only if no filter is set. */
export function isGrouped(filters: MailFilters): boolean {
  return !isFiltered(filters) && filters.cause === '';
}

/** The same filters as query variables. */
export function filterVariables(filters: MailFilters) {
  const { state, q, cause } = filters;
  return {
    state: state === 'all' ? null : upper(state),
    search: q.trim() || null,
    cause: cause || null,
    causeId: cause,
    isOfCause: cause !== '',
    isGrouped: isGrouped(filters),
  };
}

/** The server's spelling of a state. */
export function upper<S extends State>(state: S): Uppercase<S> {
  return state.toUpperCase() as Uppercase<S>;
}
