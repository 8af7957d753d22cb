import type { JournalKinds } from '../core/names.ts';

/** One notification for all people if an announcement appears or disappears under their bells; none for other changes. */
export function bellNotifications({ id, was, is }: JournalKinds['announcement.changed']): readonly object[] {
  const notifications = (arrived: boolean) => [{ topic: 'notices', arrived, id }];
  if (!was?.isShown && !is?.isShown) return [];
  if (!was || !is) return notifications(Boolean(is));
  if (was.eventId === is.eventId && was.approval !== is.approval) return notifications(is.approval === 'approved');
  const isSame = (['isShown', 'audience', 'college', 'eventId'] as const).every((fact) => was[fact] === is[fact]);
  return isSame ? [] : notifications(is.isShown);
}
