import { CheckIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';

const badges = {
  REGISTERED: { text: 'ui.registered', tone: 'success', icon: CheckIcon },
  WAITLISTED: { text: 'ui.inLine', tone: 'attention' },
  REQUESTED: { text: 'ui.requested', tone: 'accent' },
  CANCELLED: { text: 'ui.status.CANCELLED', tone: 'danger' },
} as const;

/** The viewer's seat, waitlist entry or request at an event as a badge, or that it is cancelled. Renders nothing otherwise. */
export function RegistrationBadge({ state }: { state: string }) {
  if (!hasBadge(state)) return null;
  const { text, ...look } = badges[state];
  return <Label {...look}>{t(text)}</Label>;
}

/** Whether the registration state has a badge. */
export const hasBadge = (state: string): state is keyof typeof badges => state in badges;
