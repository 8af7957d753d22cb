import type { Rest } from '../core/rest.ts';
import { requireKeeper } from './read.ts';

const door = (ctx: Parameters<typeof requireKeeper>[0], { eventId }: Readonly<Record<string, string>>) =>
  requireKeeper(ctx, eventId!);

const nameOf = ({ data }: Readonly<Record<string, unknown>>) => (data as { name: string }).name;

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/events/:eventId/checkins',
      group: 'Events',
      summary: 'Who is in, since when and let in by whom; for whoever keeps the door.',
      operation: 'CheckedIn',
      permission: door,
      list: 'doorList.people',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/attendance',
      group: 'Events',
      summary: 'How many are in, and how many have a seat; for whoever keeps the door.',
      operation: 'Attendance',
      permission: door,
      answer: { data: 'doorList.attendance' },
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/checkins',
      group: 'Events',
      summary:
        'Let somebody in, by `userId`, `code` or `ticket`; for whoever keeps the door. 409 `ALREADY_IN` says `at` and `by` whom.',
      operation: 'CheckIn',
      permission: door,
      answer: { data: 'checkIn.person' },
      status: 201,
      message: (answer) => `${nameOf(answer)} is in.`,
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/checkins',
      group: 'Events',
      summary: 'Take back that somebody is in; for whoever keeps the door.',
      operation: 'UndoCheckIn',
      permission: door,
      answer: { data: 'undoCheckIn.person' },
      message: (answer) => `${nameOf(answer)} is not in any more.`,
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/guests',
      group: 'Events',
      summary: 'Guests without an account who are in, since when and let in by whom; for whoever keeps the door.',
      operation: 'Guests',
      permission: door,
      list: 'doorList.guests',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/guests',
      group: 'Events',
      summary: 'Give a free seat to a guest without an account, and let them in by `name`; for whoever keeps the door.',
      operation: 'AddGuest',
      permission: door,
      answer: { data: 'addGuest.guest' },
      status: 201,
      message: (answer) => `${nameOf(answer)} is in.`,
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/guests',
      group: 'Events',
      summary: 'Take back that a guest is in, by `scanId`; their seat is free again. For whoever keeps the door.',
      operation: 'RemoveGuest',
      permission: door,
      answer: { data: 'removeGuest.guest' },
      message: (answer) => `${nameOf(answer)} is not in any more.`,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/walkins',
      group: 'Events',
      summary:
        'Give a free seat to somebody who comes without one, and let them in, by `email`, or by `userId` who waits or asks for a seat; for whoever keeps the door.',
      operation: 'WalkIn',
      permission: door,
      answer: { data: 'walkIn.person' },
      status: 201,
      message: (answer) => `${nameOf(answer)} is in.`,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/checkins/self',
      group: 'Events',
      summary:
        'Check yourself in, by the code that is shown at the event, where you have a seat and the event allows it.',
      operation: 'CheckInSelf',
      answer: { data: 'checkInSelf' },
      status: 201,
      message: () => 'You are in.',
    },
  ],
  examples: {
    code: 'ABCD EFGH',
    ticket: 'EVM1:…',
    door: 'Main gate',
    by: 'Ravi Menon',
    scanIds: '0190c5f6-3f0e-7cc1-9d6b-0c1f6a2d9b10',
    scanId: '0190c5f6-3f0e-7cc1-9d6b-0c1f6a2d9b10',
  },
};
