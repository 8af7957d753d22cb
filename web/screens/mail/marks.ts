import { AlertIcon, CheckIcon, CircleSlashIcon, ClockIcon, InboxIcon, type Icon } from '@primer/octicons-react';
import type { MailState } from '../../__generated__/MailMessage_message.graphql.ts';
import type { Tone } from '../../ui/Label.tsx';

export const marks: Record<MailState, { icon: Icon; tone: Tone }> = {
  QUEUED: { icon: ClockIcon, tone: 'neutral' },
  SENT: { icon: CheckIcon, tone: 'success' },
  KEPT: { icon: InboxIcon, tone: 'accent' },
  FAILED: { icon: AlertIcon, tone: 'danger' },
  WITHHELD: { icon: CircleSlashIcon, tone: 'neutral' },
};
