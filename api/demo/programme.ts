import type { LanguageName } from '../core/texts/languages.ts';
import planned from './programme.json' with { type: 'json' };

export type DemoTag =
  | 'ai'
  | 'art'
  | 'career'
  | 'coding'
  | 'community'
  | 'dance'
  | 'debate'
  | 'design'
  | 'hackathon'
  | 'music'
  | 'quiz'
  | 'robotics'
  | 'science'
  | 'sports'
  | 'startup'
  | 'theatre'
  | 'workshop';

export interface PlannedEvent {
  key: string;
  /** Days from today; events of today are moved so that they are still to come. */
  day: number;
  time: `${number}:${number}`;
  title: string;
  description: string;
  /** Its texts in further languages. */
  translations?: readonly { language: LanguageName; title: string; description: string }[];
  location: string;
  tags: DemoTag[];
  capacity: number;
  taken: number;
  /** The length of the waitlist, if the event is full. */
  waiting?: number;
  /** The number of requests, if the event needs approval. */
  asking?: number;
  /** Check-in options, if not only people with a seat get in, by staff. */
  comingIn?: { selfCheckIn: boolean; walkIns: boolean; attendancePoints: number };
  /** The local part of the organizer's e-mail address. */
  by: string;
}

const events = planned as PlannedEvent[];
const first = events.find(({ key }) => key === 'yoga-dawn')!;

/** The number of registrations in each week after the first. */
const taken = [18, 25, 9, 4, 0];

/** The event keys of the series, first event first. */
export const weekly: readonly string[] = [first.key, ...taken.map((_, n) => `${first.key}-${n + 2}`)];

const laterWeeks = taken.map((taken, n) => ({ ...first, key: weekly[n + 1]!, day: first.day + 7 * (n + 1), taken }));

/** The past three months, the next ones, and the later weeks of the series. */
export const programme: readonly PlannedEvent[] = [...events, ...laterWeeks];
