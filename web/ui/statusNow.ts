import { type EventStatus, statusOf } from '../../api/events/status.ts';

/** Whether an event is upcoming, active or completed, by the viewer's clock. */
export function statusNow({ date, endsAt }: { readonly date: string; readonly endsAt: string | null }): EventStatus {
  return statusOf({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null }, new Date());
}
