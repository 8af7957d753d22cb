import { type EventStatus, isOver, statusOf } from '../../api/events/status.ts';

type Times = { readonly date: string; readonly endsAt: string | null };

const timesOf = ({ date, endsAt }: Times) => ({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null });

/** Whether an event is upcoming, active or completed, by the viewer's clock. */
export const statusNow = (event: Times): EventStatus => statusOf(timesOf(event), new Date());

/** Whether an event is over, so that its free seats no longer matter. */
export const isOverNow = (event: Times): boolean => isOver(timesOf(event), new Date());
