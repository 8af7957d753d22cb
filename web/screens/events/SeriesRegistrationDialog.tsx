import type { RegistrationFormDialog_viewer$key } from '../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import type { Overlaps } from './fetchOverlaps.ts';
import type { Question } from './readQuestions.ts';
import { RegistrationFormDialog } from './RegistrationFormDialog.tsx';
import { useRegisterForSeries, type Joined } from './useRegisterForSeries.ts';

type SeriesRegistrationDialogProps = {
  /** The first and the last of those that have room, and how many there are. */
  first: { id: string; title: string; date: string };
  last: { date: string };
  count: number;
  /** The organizer decides who gets a seat. */
  asks: boolean;
  /** What the first of them asks, as it was read a moment ago. */
  questions: readonly Question[];
  viewer: RegistrationFormDialog_viewer$key;
  /** Where the viewer has a seat at some of the times. */
  overlaps: Overlaps;
  onDone: (joined: Joined) => void;
  onClose: () => void;
};

/** The form of a registration, whose answers hold for the same questions of all events. */
export function SeriesRegistrationDialog({ first, last, count, asks, onDone, ...rest }: SeriesRegistrationDialogProps) {
  const [register] = useRegisterForSeries();
  const range = { from: formatDateTime(first.date), to: formatDateTime(last.date) };
  return (
    <RegistrationFormDialog
      {...rest}
      eventId={first.id}
      act={asks ? 'ask' : 'register'}
      title={t(asks ? 'series.dialogAsk' : 'series.dialog')}
      intro={t('series.dialogIntro', { title: first.title, count, ...range })}
      submit={t(asks ? 'registration.askSubmit' : 'registration.submit')}
      failed={t(asks ? 'registration.askFailed' : 'registration.failed')}
      onSend={async (input) => onDone(joinedIn((await register({ input })).registerForSeries))}
    />
  );
}

type Answer = {
  readonly registrations: readonly { readonly state: string }[];
  readonly withoutSeat: readonly { readonly eventId: string; readonly code: string; readonly message: string }[];
};

/** Where the viewer was registered before, nothing is missing. */
const joinedIn = ({ registrations, withoutSeat }: Answer): Joined => ({
  seats: registrations.filter(({ state }) => state === 'CONFIRMED').length,
  asked: registrations.filter(({ state }) => state === 'REQUESTED').length,
  without: withoutSeat.filter(({ code }) => !code.startsWith('ALREADY_')),
});
