import { StaffRole } from '../core/context.ts';
import type { DemoRegistration } from './college.ts';
import type { DemoUser } from './people.ts';
import { seeded, shuffled } from './random.ts';

export interface DemoHelper {
  eventKey: string;
  userEmail: string;
  role: StaffRole;
  addedByEmail: string;
}

/** An event to come of the organizer of the README. */
const eventKey = 'cyber-ctf';

/** Who helps there: two who do not take part, and at the door the participant of the README. */
export function demoHelpers(
  participants: readonly DemoUser[],
  registrations: readonly DemoRegistration[],
): DemoHelper[] {
  const taking = new Set(registrations.flatMap((each) => (each.eventKey === eventKey ? [each.userEmail] : [])));
  const [named, ...others] = participants;
  const [manager, scorer] = shuffled(
    seeded(21),
    others.filter(({ email }) => !taking.has(email)),
  );
  return [
    [manager!, StaffRole.MANAGER] as const,
    [scorer!, StaffRole.SCORER] as const,
    [named!, StaffRole.DOOR] as const,
  ].map(([{ email }, role]) => ({ eventKey, userEmail: email, role, addedByEmail: 'organizer@evm.example' }));
}
