import { mergeDateAndTime } from '../../../../api/events/validate.ts';
import { times, type EventFormValues } from './eventFormValues.ts';

/** People with a seat are notified if these change. */
const facts = ['title', 'location', ...times] as const;

export const changesFacts = (from: EventFormValues, to: EventFormValues): boolean =>
  facts.some((field) => from[field].trim() !== to[field].trim());

export const beginsBeforeNow = ({ date, time }: EventFormValues): boolean => mergeDateAndTime(date, time) <= new Date();
