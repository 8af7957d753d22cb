import { AlertIcon, InfoIcon, MegaphoneIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';
import { Mark } from './Mark.tsx';

export type Priority = 'HIGH' | 'MEDIUM' | 'LOW';

const icons = { HIGH: AlertIcon, MEDIUM: MegaphoneIcon, LOW: InfoIcon };

export const priorityTones = { HIGH: 'danger', MEDIUM: 'severe', LOW: 'accent' } as const;

/** The priority as a shape and a colour. Decorative: the priority is also shown as text. */
export function PriorityIcon({ priority, size = 20 }: { priority: Priority; size?: number }) {
  const Icon = icons[priority];
  return (
    <Mark tone={priorityTones[priority]}>
      <Icon size={size} />
    </Mark>
  );
}

export function PriorityChip({ priority, text }: { priority: Priority; text?: string }) {
  return <Label tone={priorityTones[priority]}>{text ?? t('announcement.priority', { priority })}</Label>;
}
