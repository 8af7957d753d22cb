import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ScorePanel_event$key } from '../../__generated__/ScorePanel_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Panel } from '../../ui/Panel.tsx';

// loaded lazily, because most viewers may not award
const ScoreForm = lazyWithRetry(async () => (await import('./ScorePanelForm.tsx')).ScoreForm);
const AwardList = lazyWithRetry(async () => (await import('./AwardList.tsx')).AwardList);

const id = 'update-scores';

/** Leads to the form, which narrow screens show below the standings. */
export function showScorePanel() {
  const panel = document.getElementById(id);
  panel?.scrollIntoView();
  panel?.querySelector('input')?.focus({ preventScroll: true });
}

/**
 * Awards points and achievements at an event and lists past awards. Small enough to import statically; it reserves room for
 * its parts while they load.
 */
export function ScorePanel({ event }: { event: ScorePanel_event$key }) {
  const data = useFragment(
    graphql`
      fragment ScorePanel_event on Event {
        id
        ...AwardList_event
      }
    `,
    event,
  );
  return (
    <>
      <Panel id={id} title={t('scores.form.title')}>
        <Suspense fallback={<Bone height="34rem" />}>
          <ScoreForm eventId={data.id} />
        </Suspense>
      </Panel>
      <Panel title={t('scores.awards.title')}>
        <Suspense fallback={<Bone height="34rem" />}>
          <AwardList event={data} />
        </Suspense>
      </Panel>
    </>
  );
}
