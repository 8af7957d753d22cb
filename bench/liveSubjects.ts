import type { Cast } from './cast.ts';
import { store } from './operations.ts';

/** A message that is sent to all subscribers. */
export interface Subject {
  title: string;
  /** Numbers of clients, measured one after the other. `aim`: the highest acceptable multiple of a plain broadcast. */
  crowds: readonly { size: number; aim: number }[];
  /** What clients subscribe to: the payload of the message, as the web client sends it. */
  subscription: { query: ''; extensions: { id: string }; variables?: object };
  /** The id of the stored operation that writes. */
  mutation: string;
  variables: object;
  /** A payload with the same number of bytes as ours. */
  alike: object;
}

/** Refers to a stored operation. */
const stored = (text: string) => ({ query: '' as const, extensions: { id: store(text) } });

const content =
  'The bus to the sports ground leaves from the main gate at a quarter past eight; bring water and a hat. '.repeat(4);

export const announcement: Subject = {
  title: 'One announcement',
  // For the smaller crowd, writing the announcement takes a larger share of the time.
  crowds: [
    { size: 2000, aim: 1.3 },
    { size: 10_000, aim: 1.15 },
  ],
  subscription: stored(`subscription { announcementChanged { __typename
    ... on AnnouncementCreated { announcement { id title content priority isPublished createdAt creatorName eventId } }
    ... on AnnouncementUpdated { announcement { id title content priority isPublished createdAt creatorName eventId } }
    ... on AnnouncementDeleted { deletedAnnouncementId } } }`),
  mutation: store(`mutation ($content: String!) {
    createAnnouncement(input: { title: "The bus leaves earlier", content: $content }) { announcement { id } } }`),
  variables: { content },
  alike: {
    announcementChanged: {
      __typename: 'AnnouncementCreated',
      announcement: {
        id: 'announcement_01kafz5w4ye4rs7a1xkb0y7n5c',
        title: 'The bus leaves earlier',
        content,
        priority: 'MEDIUM',
        isPublished: true,
        createdAt: '2026-11-22T08:15:00.000Z',
        creatorName: 'Aarav Sharma 1',
        eventId: null,
      },
    },
  },
};

const letters = '01kafz5w4ye4rs7a1xkb0y7n5c';

const boardChanges = stored(`subscription ($eventId: ID!) { leaderboardChanged(eventId: $eventId) { __typename
    ... on LeaderboardUpdated { rows { id userId userName college score achievements reachedAt } removedIds }
    ... on ReadAgain { reason } } }`);

const giveAward = store('mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id } } }');

/** An award on an event's board that all clients have open. */
export const award = ({ seats: [seat] }: Cast): Subject => ({
  title: 'One award on the board of an event',
  crowds: [{ size: 2000, aim: 1.4 }],
  subscription: { ...boardChanges, variables: { eventId: seat!.eventId } },
  mutation: giveAward,
  variables: { input: { ...seat, points: 0.25 } },
  alike: {
    leaderboardChanged: {
      __typename: 'LeaderboardUpdated',
      rows: [
        {
          id: `score_${letters}`,
          userId: `user_${letters}`,
          userName: 'Aarav Sharma 12345',
          college: 'Nandi Hills College 12',
          score: 47.25,
          achievements: [],
          reachedAt: '2026-11-22T08:15:00.000Z',
        },
      ],
      removedIds: [],
    },
  },
});
