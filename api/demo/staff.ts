import { StaffRole } from '../core/context/context.ts';
import type { DemoRegistration } from './rows.ts';
import type { DemoUser } from './people.ts';
import { seededRandom, shuffled } from './random.ts';

export interface DemoHelper {
  eventKey: string;
  userEmail: string;
  role: StaffRole;
  addedByEmail: string;
}

/** An upcoming event of the README organizer. */
const eventKey = 'cyber-ctf';

/** Two helpers who do not attend the event, and the README participant at the door. */
export function demoHelpers(
  participants: readonly DemoUser[],
  registrations: readonly DemoRegistration[],
): DemoHelper[] {
  const taking = new Set(registrations.flatMap((each) => (each.eventKey === eventKey ? [each.userEmail] : [])));
  const [named, ...others] = participants;
  const [manager, scorer] = shuffled(
    seededRandom(21),
    others.filter(({ email }) => !taking.has(email)),
  );
  return [
    [manager!, StaffRole.MANAGER] as const,
    [scorer!, StaffRole.SCORER] as const,
    [named!, StaffRole.DOOR] as const,
  ].map(([{ email }, role]) => ({ eventKey, userEmail: email, role, addedByEmail: 'organizer@evm.example' }));
}
