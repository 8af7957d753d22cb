import type { Feature } from '../core/feature.ts';
import {
  AnalyticsResolver,
  OwnTurnoutResolver,
  PlatformCheckInsResolver,
  PlatformJournalResolver,
  PlatformTurnoutResolver,
} from './resolver.ts';

export const analytics: Feature = {
  name: 'analytics',
  resolvers: [
    AnalyticsResolver,
    PlatformTurnoutResolver,
    PlatformCheckInsResolver,
    PlatformJournalResolver,
    OwnTurnoutResolver,
  ],
};
