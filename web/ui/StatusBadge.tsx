import { CalendarIcon, CheckIcon, DotFillIcon, XCircleIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';
import { statusNow } from './statusNow.ts';

const looks = {
  COMPLETED: { icon: CheckIcon, tone: 'neutral' },
  ACTIVE: { icon: DotFillIcon, tone: 'success' },
  UPCOMING: { icon: CalendarIcon, tone: 'accent' },
  CANCELLED: { icon: XCircleIcon, tone: 'danger' },
} as const;

type StatusBadgeProps = { date: string; endsAt: string | null; cancelledAt: string | null };

export function StatusBadge({ cancelledAt, ...times }: StatusBadgeProps) {
  const status = cancelledAt ? 'CANCELLED' : statusNow(times);
  return (
    <Label look="plain" {...looks[status]}>
      {t(`ui.status.${status}`)}
    </Label>
  );
}
