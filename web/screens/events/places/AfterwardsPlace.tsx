import { TrophyIcon } from '@primer/octicons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AfterwardsPlaceQuery } from '../../../__generated__/AfterwardsPlaceQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { type ActionOutcome, letterOutcome } from '../people/actionOutcome.ts';
import { OutcomeNotice } from '../people/OutcomeNotice.tsx';
import { RegistrationCounts } from '../people/RegistrationCounts.tsx';
import { RegistrationsCame } from '../people/RegistrationsCame.tsx';
import { RegistrationExports } from '../people/RegistrationExports.tsx';
import { WriteDialog } from '../people/WriteDialog.tsx';
import '../people/organizingTexts.ts';
import { RetryBoundary } from '../RetryBoundary.tsx';

/** Attendance, points and exports of an event, for those who run it. */
export const AfterwardsPlace = ({ id }: { id: string }) => (
  <RetryBoundary sentence={t('event.people.failed')}>
    {(attempt) => <AfterwardsContent id={id} attempt={attempt} />}
  </RetryBoundary>
);

function AfterwardsContent({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<AfterwardsPlaceQuery>(
    graphql`
      query AfterwardsPlaceQuery($id: ID!) {
        event(id: $id) {
          title: localTitle
          date
          registeredCount
          waitlistCount
          requestCount
          attendance {
            ...RegistrationsCame_attendance
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const [isWriting, setWriting] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  if (!event?.attendance) return null;
  const hasBegun = new Date(event.date) <= new Date();

  const write = () => {
    setOutcome(undefined);
    setWriting(true);
  };
  return (
    <>
      <Panel
        title={t('event.people.attendance')}
        action={
          <div data-row="wrap condensed">
            <RegistrationExports
              id={id}
              title={event.title}
              all={event.registeredCount + event.waitlistCount + (event.requestCount ?? 0)}
            />
          </div>
        }
      >
        <OutcomeNotice outcome={outcome} />
        {hasBegun ? (
          <RegistrationsCame id={id} attendance={event.attendance} onWriteToAbsent={write} />
        ) : (
          <p data-text="medium muted">{t('event.notBegun')}</p>
        )}
        <RegistrationCounts id={id} />
      </Panel>
      <Panel title={t('event.points')}>
        <p data-text="medium muted">{t('event.pointsHint')}</p>
        <div data-row="wrap condensed">
          <ButtonLink to={`/leaderboard/${id}`} leadingVisual={TrophyIcon}>
            {t('event.viewLeaderboard')}
          </ButtonLink>
        </div>
      </Panel>
      {isWriting && (
        <WriteDialog
          eventId={id}
          counts={{
            CONFIRMED: event.registeredCount,
            WAITLISTED: event.waitlistCount,
            REQUESTED: event.requestCount ?? 0,
          }}
          people={[]}
          state={null}
          attendance="NOT_IN"
          showAttendance
          onSent={(answer) => {
            // close the dialog first, because an open dialog keeps the focus
            flushSync(() => setWriting(false));
            setOutcome(letterOutcome(answer, []));
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
