import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { formatDateTime, t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import type { Overlaps } from '../registering/fetchOverlaps.ts';
import type { Question } from '../questions/readQuestions.ts';
import { RegistrationFormDialog } from '../registering/RegistrationFormDialog.tsx';
import { useRegisterForSeries, type SeriesOutcome } from './useRegisterForSeries.ts';

export type SeriesDates = readonly {
  id: string;
  title: string;
  localLanguage: string | null | undefined;
  date: string;
  /** The organizer decides about each request. */
  needsApproval: boolean;
}[];

type SeriesRegistrationDialogProps = {
  /** The events with free seats; at least one. */
  events: SeriesDates;
  /** The questions of the first event, read just before. */
  questions: readonly Question[];
  viewer: RegistrationFormDialog_viewer$key;
  /** The viewer's seats at the same time as some of the events. */
  overlaps: Overlaps;
  onDone: (outcome: SeriesOutcome) => void;
  onClose: () => void;
};

/** The registration form for a series. The answers apply to the same questions of all events. */
export function SeriesRegistrationDialog({ events, onDone, ...rest }: SeriesRegistrationDialogProps) {
  const [register] = useRegisterForSeries();
  const [first, last] = [events[0]!, events.at(-1)!];
  const needsApproval = events.every((event) => event.needsApproval);
  const range = { from: formatDateTime(first.date), to: formatDateTime(last.date) };
  return (
    <RegistrationFormDialog
      {...rest}
      eventId={first.id}
      act={needsApproval ? 'ask' : 'register'}
      title={t(needsApproval ? 'series.dialogAsk' : 'series.dialog')}
      intro={t('series.dialogIntro', {
        title: inLanguage(first.title, first.localLanguage),
        count: events.length,
        ...range,
      })}
      submit={t(needsApproval ? 'registration.askSubmit' : 'registration.submit')}
      failed={t(needsApproval ? 'registration.askFailed' : 'registration.failed')}
      onSend={async (input) => onDone(outcomeOf((await register({ input })).registerForSeries, events))}
    />
  );
}

type SeriesRegistrationResult = {
  readonly registrations: readonly { readonly state: string }[];
  readonly withoutSeat: readonly { readonly eventId: string; readonly code: string; readonly message: string }[];
};

/**
 * Leaves out the viewer's earlier registrations. One at an event that had a free seat when the dialog opened is new: an earlier
 * attempt made it, and its answer was lost.
 */
function outcomeOf({ registrations, withoutSeat }: SeriesRegistrationResult, events: SeriesDates): SeriesOutcome {
  const made = (code: string) =>
    withoutSeat.filter((each) => each.code === code && events.some(({ id }) => id === each.eventId)).length;
  return {
    seats: registrations.filter(({ state }) => state === 'CONFIRMED').length + made('ALREADY_REGISTERED'),
    requests: registrations.filter(({ state }) => state === 'REQUESTED').length + made('ALREADY_REQUESTED'),
    withoutSeat: withoutSeat.filter(({ code }) => !code.startsWith('ALREADY_')),
  };
}
