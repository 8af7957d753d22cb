import { CalendarIcon, CheckIcon, DotFillIcon } from '@primer/octicons-react';
import { statusOf } from '../../api/events/status.ts';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';

const looks = {
  COMPLETED: { icon: CheckIcon, tone: 'neutral' },
  ACTIVE: { icon: DotFillIcon, tone: 'success' },
  UPCOMING: { icon: CalendarIcon, tone: 'accent' },
} as const;

/** Whether an event is upcoming, active or completed, by the viewer's clock. */
export function StatusBadge({ date, endsAt }: { date: string; endsAt: string | null }) {
  const status = statusOf({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null }, new Date());
  return (
    <Label look="plain" {...looks[status]}>
      {t(`ui.status.${status}`)}
    </Label>
  );
}
