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

export interface Planned {
  key: string;
  /** Days from today; today's events are moved so that they are still to come. */
  day: number;
  time: `${number}:${number}`;
  title: string;
  description: string;
  location: string;
  tags: DemoTag[];
  capacity: number;
  taken: number;
  /** How many wait for a seat, where all are taken. */
  waiting?: number;
  /** How many ask for a seat, where the organizer decides. */
  asking?: number;
  /** How people come in, where not only those with a seat are let in by the door. */
  comingIn?: { selfCheckIn: boolean; walkIns: boolean; attendancePoints: number };
  /** The mailbox of the organizer. */
  by: string;
}

export const programme: Planned[] = [...programmePast, ...programmeNext, ...programmeWeekly];
