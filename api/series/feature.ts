import type { Feature } from '../core/feature.ts';
import { SeriesResolver } from './resolver.ts';
import { rest } from './rest.ts';

declare module '../core/names.ts' {
  interface Codes {
    ALREADY_REPEATED: 409;
  }
}

/** Events that repeat one another. Each is an event like others. */
export const series: Feature = {
  name: 'series',
  resolvers: [SeriesResolver],
  rest,
  codes: { ALREADY_REPEATED: 409 },
  bounds: { weekdays: { items: 7 } },
};
