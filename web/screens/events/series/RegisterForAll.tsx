import { Button } from '@primer/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRelayEnvironment } from 'react-relay';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { formatDateTime, t } from '../../../core/i18n.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Overlaps } from '../registering/fetchOverlaps.ts';
import { fetchQuestions } from '../questions/fetchQuestions.ts';
import { fetchSeriesOverlaps } from './fetchSeriesOverlaps.ts';
import type { Question } from '../questions/readQuestions.ts';
import { type SeriesDates, SeriesRegistrationDialog } from './SeriesRegistrationDialog.tsx';
import type { SeriesOutcome } from './useRegisterForSeries.ts';

type RegisterForAllProps = {
  events: (SeriesDates[number] & { state: string })[];
  viewer: RegistrationFormDialog_viewer$key;
};

/** Registers the viewer for all events of a series with free seats at once, and shows the outcome. */
export function RegisterForAll({ events, viewer }: RegisterForAllProps) {
  const environment = useRelayEnvironment();
  /** The dates with free seats when the dialog opened. Some may have become the viewer's since, if an answer was lost. */
  const [form, setForm] = useState<{ events: SeriesDates; questions: readonly Question[]; overlaps: Overlaps }>();
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const [outcome, setOutcome] = useState<SeriesOutcome>();
  const open = events.filter(({ state }) => state === 'OPEN');
  const [first] = open;

  async function openDialog(id: string) {
    setError(undefined);
    setLoading(true);
    try {
      const [questions, overlaps] = await Promise.all([
        fetchQuestions(environment, id),
        fetchSeriesOverlaps(environment, id, new Set(open.map((event) => event.id))),
      ]);
      setForm({ events: open, questions: questions ?? [], overlaps });
    } catch (failure) {
      setError(failure);
    }
    setLoading(false);
  }

  return (
    <>
      {outcome && <SeriesOutcomeNotice events={events} outcome={outcome} />}
      <Failure title={t('registration.failed')} error={error} />
      {first && open.length > 1 && (
        <Button
          block
          loading={loading}
          onPointerEnter={warmDialog}
          onFocus={warmDialog}
          onClick={() => void openDialog(first.id)}
        >
          {t(open.every((event) => event.needsApproval) ? 'series.ask' : 'series.register', { count: open.length })}
        </Button>
      )}
      {form && (
        <SeriesRegistrationDialog
          {...form}
          viewer={viewer}
          onDone={(answer) => {
            // close the dialog first, because an open dialog keeps the focus
            flushSync(() => setForm(undefined));
            setOutcome(answer);
          }}
          onClose={() => setForm(undefined)}
        />
      )}
    </>
  );
}

/** The number of new seats, and the reason for each event without one. */
function SeriesOutcomeNotice({
  events,
  outcome: { seats, requests, withoutSeat },
}: {
  events: RegisterForAllProps['events'];
  outcome: SeriesOutcome;
}) {
  const sentence =
    seats > 0 && requests > 0
      ? t('series.both', { seats, asked: requests })
      : requests > 0
        ? t('series.requested', { count: requests })
        : seats > 0
          ? t('series.registered', { count: seats })
          : t('series.nowhere');
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice tone={withoutSeat.length > 0 ? 'attention' : 'success'} title={sentence}>
        {withoutSeat.length > 0 && (
          <>
            {t('series.noSeat')}
            <ul>
              {withoutSeat.map(({ eventId, message }) => {
                const { date } = events.find(({ id }) => id === eventId) ?? {};
                return (
                  <li key={eventId}>
                    {date ? t('series.noSeatOne', { date: formatDateTime(date), why: message }) : message}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** The pressed button may be gone. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
