import type { Feature } from '../core/feature.ts';
import { SeriesResolver } from './resolver.ts';
import { rest } from './rest.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = { ALREADY_REPEATED: 409 } as const;
type OwnCodes = typeof codes;

declare module '../core/names.ts' {
  interface Codes extends OwnCodes {}
}

/** Repeated events. Each event of a series is an ordinary event. */
export const series: Feature = {
  name: 'series',
  resolvers: [SeriesResolver],
  rest,
  codes,
  bounds: { weekdays: { items: 7 } },
};
