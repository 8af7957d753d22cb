import type { Rest } from '../core/rest.ts';
import { requireKeeper } from './read.ts';
import { sentence } from './texts.ts';

const requireDoorKeeper = (ctx: Parameters<typeof requireKeeper>[0], { eventId }: Readonly<Record<string, string>>) =>
  requireKeeper(ctx, eventId!);

const nameOf = ({ data }: Readonly<Record<string, unknown>>) => (data as { name: string }).name;

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/events/:eventId/checkins',
      group: 'Events',
      summary:
        'List the people who are checked in, with time and helper. Only for people who may check in at the event.',
      operation: 'CheckedIn',
      permission: requireDoorKeeper,
      list: 'doorList.people',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/attendance',
      group: 'Events',
      summary:
        'Count the people who are checked in, and those who have a seat. Only for people who may check in at the event.',
      operation: 'Attendance',
      permission: requireDoorKeeper,
      answer: { data: 'doorList.attendance' },
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/checkins',
      group: 'Events',
      summary:
        'Check a person in by `userId`, `code` or `ticket`. 409 `ALREADY_IN` contains `at` and `by`. Only for people who may check in at the event.',
      operation: 'CheckIn',
      permission: requireDoorKeeper,
      answer: { data: 'checkIn.person' },
      status: 201,
      message: (answer) => sentence('isIn', { name: nameOf(answer) }),
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/checkins',
      group: 'Events',
      summary: 'Undo the check-in of a person. Only for people who may check in at the event.',
      operation: 'UndoCheckIn',
      permission: requireDoorKeeper,
      answer: { data: 'undoCheckIn.person' },
      message: (answer) => sentence('noLongerIn', { name: nameOf(answer) }),
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/guests',
      group: 'Events',
      summary:
        'List the checked-in guests without an account, with time and helper. Only for people who may check in at the event.',
      operation: 'Guests',
      permission: requireDoorKeeper,
      list: 'doorList.guests',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/guests',
      group: 'Events',
      summary:
        'Give a free seat to a guest without an account, and check them in by `name`. With `raiseCapacity`, a full event gets one more seat. Only for people who may check in at the event.',
      operation: 'AddGuest',
      permission: requireDoorKeeper,
      answer: { data: 'addGuest.guest' },
      status: 201,
      message: (answer) => sentence('isIn', { name: nameOf(answer) }),
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/guests',
      group: 'Events',
      summary:
        'Undo the check-in of a guest by `scanId`, and free the seat. Only for people who may check in at the event.',
      operation: 'RemoveGuest',
      permission: requireDoorKeeper,
      answer: { data: 'removeGuest.guest' },
      message: (answer) => sentence('noLongerIn', { name: nameOf(answer) }),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/walkins',
      group: 'Events',
      summary:
        'Give a free seat to a person who has none, and check them in: by `email`, or by `userId` if they wait for a seat or requested one. With `raiseCapacity`, a full event gets one more seat. Only for people who may check in at the event.',
      operation: 'WalkIn',
      permission: requireDoorKeeper,
      answer: { data: 'walkIn.person' },
      status: 201,
      message: (answer) => sentence('isIn', { name: nameOf(answer) }),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/checkins/self',
      group: 'Events',
      summary: 'Check yourself in with the code shown at the event, if you have a seat and the event allows it.',
      operation: 'CheckInSelf',
      answer: { data: 'checkInSelf' },
      status: 201,
      message: () => sentence('nowIn'),
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
