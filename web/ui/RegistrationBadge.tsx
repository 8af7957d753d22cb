import { CheckIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';

const badges = {
  REGISTERED: { text: 'ui.registered', tone: 'success', icon: CheckIcon },
  WAITLISTED: { text: 'ui.inLine', tone: 'attention' },
  REQUESTED: { text: 'ui.requested', tone: 'accent' },
} as const;

/** The viewer's seat, waitlist entry or request at an event as a badge. Renders nothing if they have none. */
export function RegistrationBadge({ state }: { state: string }) {
  if (!hasBadge(state)) return null;
  const { text, ...look } = badges[state];
  return <Label {...look}>{t(text)}</Label>;
}

/** Whether the registration state is a seat, a waitlist entry or a request. */
export const hasBadge = (state: string): state is keyof typeof badges => state in badges;
