import { refusal } from '../core/refusals/errors.ts';
import { sentence } from './texts.ts';

/** The refusal of everything that a cancelled event no longer allows: seats, check-ins, edits and decisions. */
export const eventCancelled = () => refusal('EVENT_CANCELLED', sentence('isCancelled'));

export function refuseCancelled({ cancelledAt }: { readonly cancelledAt: Date | null }): void {
  if (cancelledAt) throw eventCancelled();
}
