import type { MessageId } from '../../core/i18n.tsx';
import type { Role } from '../../core/session.ts';

const participant: MessageId[] = [
  'profile.ability.browse',
  'profile.ability.register',
  'profile.ability.announcements',
  'profile.ability.edit',
];
const organizer: MessageId[] = [
  'profile.ability.browse',
  'profile.ability.organize',
  'profile.ability.participants',
  'profile.ability.announce',
  'profile.ability.edit',
];
const admin: MessageId[] = [...organizer];

/** The permissions of a role, as texts for its owner; the server enforces them. Lists only existing features. */
export function abilitiesOf(role: Role): MessageId[] {
  return { PARTICIPANT: participant, ORGANIZER: organizer, ADMIN: admin }[role];
}
