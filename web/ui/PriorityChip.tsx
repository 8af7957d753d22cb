import { AlertIcon, InfoIcon, MegaphoneIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import css from './PriorityChip.module.css';

export type Priority = 'HIGH' | 'MEDIUM' | 'LOW';

const icons = { HIGH: AlertIcon, MEDIUM: MegaphoneIcon, LOW: InfoIcon };

/** How much it matters as a shape and a colour; the words stand elsewhere. */
export function PriorityIcon({ priority, size = 20 }: { priority: Priority; size?: number }) {
  const Icon = icons[priority];
  return (
    <span className={css.icon} data-priority={priority} aria-hidden="true">
      <Icon size={size} />
    </span>
  );
}

/** How much it matters, in a word. */
export function PriorityChip({ priority, text }: { priority: Priority; text?: string }) {
  return (
    <span className={css.chip} data-priority={priority}>
      {text ?? t('announcement.priority', { priority })}
    </span>
  );
}
