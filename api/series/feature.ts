import type { Feature } from '../core/feature.ts';
import { SeriesResolver } from './resolver.ts';
import { rest } from './rest.ts';

/** Repeated events. Each event of a series is an ordinary event. */
export const series: Feature = {
  name: 'series',
  resolvers: [SeriesResolver],
  rest,
  bounds: { weekdays: { items: 7 } },
};
