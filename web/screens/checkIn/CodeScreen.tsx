import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { CodeScreenQuery } from '../../__generated__/CodeScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Projector } from '../../ui/Projector.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { CodeBoard } from './CodeBoard.tsx';
import { NoCheckIn } from './NoCheckIn.tsx';

/** The check-in code for the projector at the door, so that participants check themselves in. */
export function CodeScreen() {
  const { eventId = '' } = useParams();
  return (
    <Suspense
      fallback={
        <Projector close={`/events/${eventId}`} title={<Bone width="12rem" />}>
          <span role="status" aria-label={t('checkIn.codeLoading')} />
        </Projector>
      }
    >
      <CodeContent eventId={eventId} />
    </Suspense>
  );
}

function CodeContent({ eventId }: { eventId: string }) {
  const { event } = useRouteQuery<CodeScreenQuery>(graphql`
    query CodeScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        selfCheckIn
        viewerCanKeepDoor
        ...CodeBoard_event
      }
    }
  `);
  useTitle(t('checkIn.code'));
  if (event?.selfCheckIn && event.viewerCanKeepDoor) return <CodeBoard event={event} />;
  const isOff = event && !event.selfCheckIn;
  return (
    <Screen narrow title={t('checkIn.code')} back={<BackLink to={`/events/${eventId}`}>{t('checkIn.event')}</BackLink>}>
      <NoCheckIn
        title={t(isOff ? 'checkIn.off' : 'checkIn.noCode')}
        hint={t(isOff ? 'checkIn.offHint' : 'checkIn.noCodeHint')}
      />
    </Screen>
  );
}
