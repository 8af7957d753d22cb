import { CalendarIcon, CheckIcon, DotFillIcon } from '@primer/octicons-react';
import { statusOf } from '../../api/events/status.ts';
import { t } from '../core/i18n.tsx';
import css from './StatusBadge.module.css';

const icons = { COMPLETED: CheckIcon, ACTIVE: DotFillIcon, UPCOMING: CalendarIcon };

/** Where an event stands on the viewer's own calendar, in a word, a shape and a colour. */
export function StatusBadge({ date }: { date: string }) {
  const status = statusOf(new Date(date), new Date());
  const Icon = icons[status];
  return (
    <span className={css.badge} data-status={status}>
      <Icon size={12} />
      {t(`ui.status.${status}`)}
    </span>
  );
}
