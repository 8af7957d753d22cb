import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { formatDateTime, t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import type { Overlaps } from '../registering/fetchOverlaps.ts';
import type { Question } from '../questions/readQuestions.ts';
import { RegistrationFormDialog } from '../registering/RegistrationFormDialog.tsx';
import { useRegisterForSeries, type SeriesOutcome } from './useRegisterForSeries.ts';

type SeriesRegistrationDialogProps = {
  /** The first and the last event with free seats, and the number of such events. */
  first: { id: string; title: string; localLanguage: string | null | undefined; date: string };
  last: { date: string };
  count: number;
  /** The organizer decides about each request. */
  needsApproval: boolean;
  /** The questions of the first event, read just before. */
  questions: readonly Question[];
  viewer: RegistrationFormDialog_viewer$key;
  /** The viewer's seats at the same time as some of the events. */
  overlaps: Overlaps;
  onDone: (outcome: SeriesOutcome) => void;
  onClose: () => void;
};

/** The registration form for a series. The answers apply to the same questions of all events. */
export function SeriesRegistrationDialog({
  first,
  last,
  count,
  needsApproval,
  onDone,
  ...rest
}: SeriesRegistrationDialogProps) {
  const [register] = useRegisterForSeries();
  const range = { from: formatDateTime(first.date), to: formatDateTime(last.date) };
  return (
    <RegistrationFormDialog
      {...rest}
      eventId={first.id}
      act={needsApproval ? 'ask' : 'register'}
      title={t(needsApproval ? 'series.dialogAsk' : 'series.dialog')}
      intro={t('series.dialogIntro', { title: inLanguage(first.title, first.localLanguage), count, ...range })}
      submit={t(needsApproval ? 'registration.askSubmit' : 'registration.submit')}
      failed={t(needsApproval ? 'registration.askFailed' : 'registration.failed')}
      onSend={async (input) => onDone(outcomeOf((await register({ input })).registerForSeries))}
    />
  );
}

type SeriesRegistrationResult = {
  readonly registrations: readonly { readonly state: string }[];
  readonly withoutSeat: readonly { readonly eventId: string; readonly code: string; readonly message: string }[];
};

/** Leaves out events if the viewer was already registered there. */
const outcomeOf = ({ registrations, withoutSeat }: SeriesRegistrationResult): SeriesOutcome => ({
  seats: registrations.filter(({ state }) => state === 'CONFIRMED').length,
  requests: registrations.filter(({ state }) => state === 'REQUESTED').length,
  withoutSeat: withoutSeat.filter(({ code }) => !code.startsWith('ALREADY_')),
});
