import type { Feature } from '../core/feature.ts';
import { SeriesResolver } from './resolver.ts';
import { rest } from './rest.ts';

declare module '../core/names.ts' {
  interface Codes {
    ALREADY_REPEATED: 409;
  }
}

/** Repeated events. Each event of a series is an ordinary event. */
export const series: Feature = {
  name: 'series',
  resolvers: [SeriesResolver],
  rest,
  codes: { ALREADY_REPEATED: 409 },
  bounds: { weekdays: { items: 7 } },
};
