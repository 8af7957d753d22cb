import type { LiveAnswer, LiveClient, LiveFeed } from './live.ts';
import { rowFields, type ScoreRowAnswer } from './scores.ts';

const changes = `subscription ($eventId: ID) {
  leaderboardChanged(eventId: $eventId) {
    what: __typename
    ... on LeaderboardUpdated {
      rows { ${rowFields} }
      topPerformers { id rank userId userName college eventCount totalScore achievements reachedAt }
      colleges { id rank college totalScore participantCount eventCount reachedAt }
      removedIds
    }
    ... on ReadAgain { reason }
  }
}`;

export interface ScoreChange {
  what: 'LeaderboardUpdated' | 'ReadAgain';
  reason?: 'SUBSCRIBED' | 'MISSED' | 'CHANGED';
  rows: ScoreRowAnswer[];
  topPerformers: {
    id: string;
    rank: number;
    userName: string;
    college: string;
    eventCount: number;
    totalScore: number;
  }[];
  colleges: { id: string; rank: number; college: string; totalScore: number; participantCount: number }[];
  removedIds: string[];
}

export interface ScoreWatcher {
  readonly feed: LiveFeed;
  /** The messages that `next` has not taken. */
  readonly received: () => ScoreChange[];
  readonly next: () => Promise<ScoreChange>;
}

/** Subscribes to scores and waits until the subscription is active. */
export async function watchScores(client: LiveClient, eventId?: string): Promise<ScoreWatcher> {
  const feed = client.subscribe({ query: changes, variables: { eventId } });
  const first = changeIn(await feed.next());
  if (first.reason !== 'SUBSCRIBED') throw new Error(`The subscription began with ${JSON.stringify(first)}.`);
  return {
    feed,
    received: () => feed.fresh.map(changeIn),
    next: async () => changeIn(await feed.next()),
  };
}

function changeIn({ data, errors }: LiveAnswer): ScoreChange {
  const change = data?.leaderboardChanged as ScoreChange | undefined;
  if (!change || errors) throw new Error(`The subscription failed: ${JSON.stringify(errors)}`);
  return change;
}
