import type { Feature } from '../core/feature.ts';
import { awardsById } from './awards.ts';
import { collegesById, performersById, scoresById } from './boards.ts';
import { type ScoreFacts, scoreNotification } from './changes.ts';
import { EventLeaderboardResolver, HomeLeaderboardResolver, LeaderboardUpdatedResolver } from './boardResolver.ts';
import { LeaderboardResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { audited } from './audited.ts';

type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    award: true;
    score: true;
    performer: true;
    college: true;
  }
  interface AuditActions extends Actions {}
  interface JournalKinds {
    'score.changed': ScoreFacts;
  }
}

export const leaderboard: Feature = {
  name: 'leaderboard',
  resolvers: [LeaderboardResolver, LeaderboardUpdatedResolver, EventLeaderboardResolver, HomeLeaderboardResolver],
  nodes: {
    award: { type: 'Award', read: awardsById },
    score: { type: 'LeaderboardRow', read: scoresById },
    performer: { type: 'TopPerformer', read: performersById },
    college: { type: 'CollegeRanking', read: collegesById },
  },
  rest,
  appends: { 'score.changed': 'A score was added, changed or removed; the overall boards change with it.' },
  notifies: { 'score.changed': scoreNotification },
  audited,
  shared: {
    Subscription: 'leaderboardChanged',
    LeaderboardUpdated: 'rows topPerformers colleges removedIds',
    LeaderboardRow: 'id eventId rank userId userName college score achievements lastUpdated reachedAt',
    TopPerformer: 'id rank userId userName college eventCount totalScore achievements reachedAt',
    CollegeRanking: 'id rank college totalScore participantCount eventCount reachedAt',
  },
};
