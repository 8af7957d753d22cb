import { AlertIcon, CheckIcon, ClockIcon, InboxIcon, type Icon } from '@primer/octicons-react';
import type { MailState } from '../../__generated__/MailMessage_message.graphql.ts';

/** What stands beside each state. */
export const marks: Record<MailState, Icon> = {
  QUEUED: ClockIcon,
  SENT: CheckIcon,
  KEPT: InboxIcon,
  FAILED: AlertIcon,
};
