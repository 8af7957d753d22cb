import { CheckIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';

const own = {
  REGISTERED: { text: 'ui.registered', tone: 'success', icon: CheckIcon },
  WAITLISTED: { text: 'ui.inLine', tone: 'attention' },
  REQUESTED: { text: 'ui.requested', tone: 'accent' },
} as const;

/** The viewer's seat, waitlist entry or request at an event as a badge. Renders nothing if they have none. */
export function Standing({ state }: { state: string }) {
  if (!hasOwn(state)) return null;
  const { text, ...look } = own[state];
  return <Label {...look}>{t(text)}</Label>;
}

/** Whether the registration state is a seat, a waitlist entry or a request. */
export const hasOwn = (state: string): state is keyof typeof own => state in own;
