import type { JournalKinds } from '../core/names.ts';

/** An announcement appears under the bells of many or disappears there: one notification for all of them. */
export function bellChange({ id, was, is }: JournalKinds['announcement.changed']): readonly object[] {
  const told = (arrived: boolean) => [{ topic: 'notices', arrived, id }];
  if (!was?.isShown && !is?.isShown) return [];
  if (!was || !is) return told(Boolean(is));
  if (was.eventId === is.eventId && was.approval !== is.approval) return told(is.approval === 'approved');
  const isSame = (['isShown', 'audience', 'college', 'eventId'] as const).every((fact) => was[fact] === is[fact]);
  return isSame ? [] : told(is.isShown);
}
