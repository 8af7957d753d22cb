import type { Feature } from '../core/feature.ts';
import { AnalyticsResolver } from './resolver.ts';

export const analytics: Feature = {
  name: 'analytics',
  resolvers: [AnalyticsResolver],
};
