import { longestSearch } from '../../../api/core/validate.ts';

/** Where a message can be; the server writes them in capitals. */
export const states = ['queued', 'sent', 'kept', 'failed', 'withheld'] as const;
export type State = (typeof states)[number];

/** Which messages are shown, as it stands in the address. `cause` is the id of what set them off; empty for any. */
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

/** The address of the page with these filters; what is not set does not stand in it. */
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

/** Whether messages of one cause are one line: while nobody looks for single ones. */
export function isGrouped(filters: MailFilters): boolean {
  return !isFiltered(filters) && filters.cause === '';
}

/** The same filters as variables of the query. */
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

/** As the server writes a state. */
export function upper<S extends State>(state: S): Uppercase<S> {
  return state.toUpperCase() as Uppercase<S>;
}
