import { CalendarIcon, CheckIcon, DotFillIcon } from '@primer/octicons-react';
import { statusOf } from '../../api/events/status.ts';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';

const looks = {
  COMPLETED: { icon: CheckIcon, tone: 'neutral' },
  ACTIVE: { icon: DotFillIcon, tone: 'success' },
  UPCOMING: { icon: CalendarIcon, tone: 'accent' },
} as const;

/** Where an event stands on the viewer's own calendar, in a word, a shape and a colour. */
export function StatusBadge({ date }: { date: string }) {
  const status = statusOf(new Date(date), new Date());
  return (
    <Label look="plain" {...looks[status]}>
      {t(`ui.status.${status}`)}
    </Label>
  );
}
