import { PencilIcon, RedoIcon, UndoIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AwardListItem_award$key } from '../../__generated__/AwardListItem_award.graphql.ts';
import { RelativeTime, t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { once } from '../../core/once.ts';
import { Failure } from '../../ui/Failure.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { AwardWorth } from './AwardListWorth.tsx';
import { useCorrectScore } from './useCorrectScore.ts';

const loadDialog = () => import('./AwardListDialog.tsx');
const CorrectionDialog = lazyWithRetry(async () => (await loadDialog()).CorrectionDialog);

function preloadDialog() {
  warmDialog();
  void loadDialog();
}

/** One award and its correction. It can be undone, restored or corrected. */
export function AwardListItem({ award }: { award: AwardListItem_award$key }) {
  const data = useFragment(
    graphql`
      fragment AwardListItem_award on Award {
        id
        userName
        points
        achievements
        note
        isForAttendance
        awardedByName
        createdAt
        effectivePoints
        effectiveAchievements
        isCorrected
        correctedAt
        correctedByName
        correctionNote
        ...AwardListWorth_award
        ...AwardListDialog_award
      }
    `,
    award,
  );
  const [correct] = useCorrectScore();
  const [correcting, setCorrecting] = useState(false);
  const [failed, setFailed] = useState<{ act: string; error: unknown }>();
  const titleId = useId();
  // the board may update before the mutation has answered: until then, keep the button that was pressed
  const [pressed, setPressed] = useState<'undo' | 'restore'>();
  const undone = data.isCorrected && data.effectivePoints === 0 && data.effectiveAchievements.length === 0;

  const act = pressed ?? (undone ? 'restore' : 'undo');

  const toggle = async () => {
    setPressed(act);
    setFailed(undefined);
    const input =
      act === 'undo'
        ? { awardId: data.id, points: 0, achievements: [] }
        : { awardId: data.id, points: data.points, achievements: data.achievements };
    try {
      // undone, restored and undone again counts three times
      const corrects = [data.effectivePoints, data.effectiveAchievements];
      await once(`undo:${data.id}`, { ...input, corrects }, (idempotencyKey) =>
        correct({ input: { ...input, idempotencyKey } }),
      );
    } catch (failure) {
      setFailed({ act, error: failure });
    }
    setPressed(undefined);
  };

  return (
    <li data-row="wrap start space-between condensed/normal" data-space="inside cozy">
      <div data-stack="tight" data-basis="14">
        <p data-row="wrap center tight/condensed" data-text="medium" id={titleId}>
          <span data-text={undone ? 'semibold muted' : 'semibold'}>
            {undone ? <s>{data.userName}</s> : data.userName}
          </span>
          <AwardWorth award={data} />
        </p>
        {(data.note ?? data.isForAttendance) && (
          <p data-quote data-text="small pre-line break">
            {data.note ?? t('scores.awards.forAttendance')}
          </p>
        )}
        <p data-text="small muted">
          {t('scores.awards.by', { name: data.awardedByName })} • <RelativeTime date={data.createdAt} />
        </p>
        {data.isCorrected && (
          <p data-text="small muted">
            {t(undone ? 'scores.awards.undoneBy' : 'scores.awards.correctedBy', { name: data.correctedByName ?? '' })}
            {data.correctedAt && (
              <>
                {' '}
                • <RelativeTime date={data.correctedAt} />
              </>
            )}
            {data.correctionNote && (
              <span data-quote data-text="small default pre-line block" data-space="above tight">
                {data.correctionNote}
              </span>
            )}
          </p>
        )}
        {/* it was done if only the answer was lost */}
        <Failure title={t('scores.form.failed')} error={failed?.act === act ? failed.error : undefined} />
      </div>
      <div data-row="condensed" data-text="fixed">
        <Button
          size="small"
          leadingVisual={act === 'undo' ? UndoIcon : RedoIcon}
          loading={pressed !== undefined}
          aria-describedby={titleId}
          onClick={() => void toggle()}
        >
          {t(`scores.awards.${act}`)}
        </Button>
        <Button
          size="small"
          leadingVisual={PencilIcon}
          aria-describedby={titleId}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setCorrecting(true)}
        >
          {t('scores.awards.correct')}
        </Button>
      </div>
      {correcting && (
        <Suspense fallback={null}>
          <CorrectionDialog award={data} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </li>
  );
}
