import { programmeNext } from './programmeNext.ts';
import { programmePast } from './programmePast.ts';
import { programmeWeekly } from './programmeWeekly.ts';

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

export const programme: PlannedEvent[] = [...programmePast, ...programmeNext, ...programmeWeekly];
