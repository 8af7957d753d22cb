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
export function StatusBadge({ date, endsAt }: { date: string; endsAt: string | null }) {
  const status = statusOf({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null }, new Date());
  return (
    <Label look="plain" {...looks[status]}>
      {t(`ui.status.${status}`)}
    </Label>
  );
}
