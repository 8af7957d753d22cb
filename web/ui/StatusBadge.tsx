import { CalendarIcon, CheckIcon, DotFillIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { Label } from './Label.tsx';
import { statusNow } from './statusNow.ts';

const looks = {
  COMPLETED: { icon: CheckIcon, tone: 'neutral' },
  ACTIVE: { icon: DotFillIcon, tone: 'success' },
  UPCOMING: { icon: CalendarIcon, tone: 'accent' },
} as const;

export function StatusBadge(times: { date: string; endsAt: string | null }) {
  const status = statusNow(times);
  return (
    <Label look="plain" {...looks[status]}>
      {t(`ui.status.${status}`)}
    </Label>
  );
}
