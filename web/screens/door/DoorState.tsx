import { Button } from '@primer/react';
import { errorMessage } from '../../core/errors.ts';
import { formatNumber, formatTime, t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wordsOfCorrection } from './answerWords.ts';
import type { Door } from './Door.ts';
import type { DoorSnapshot } from './doorStore.ts';

/** How many people are in, and how many scans the server has not received yet. */
export function DoorCounts({ snapshot }: { snapshot: DoorSnapshot }) {
  const { counts, list, waiting, isOnline } = snapshot;
  return (
    <div data-row="wrap baseline space-between tight/normal">
      <p data-text="huge numbers">
        {t('door.counts', { in: formatNumber(counts.in), expected: formatNumber(counts.expected) })}
      </p>
      <p data-text="medium muted" role="status">
        {waiting > 0
          ? isOnline
            ? t('door.sending', { count: waiting })
            : t('door.waiting', { count: waiting })
          : isOnline
            ? t('door.live')
            : list && t('door.offline', { time: formatTime(new Date(list.readAt)) })}
      </p>
    </div>
  );
}

/** Problems and corrections that the door's staff must see. */
export function DoorNotices({ door, snapshot }: { door: Door; snapshot: DoorSnapshot }) {
  const { problem, hasNoStorage, corrections, list, isOnline } = snapshot;
  return (
    <>
      {problem && (
        <Notice tone="danger" actions={<Button onClick={door.refresh}>{t('door.again')}</Button>}>
          {errorMessage(problem, t('door.problem'))}
        </Notice>
      )}
      {hasNoStorage && <Notice tone="attention">{t('door.unkept')}</Notice>}
      {!list && !problem && !isOnline && (
        <Notice tone="attention" actions={<Button onClick={door.refresh}>{t('door.again')}</Button>}>
          {t('door.noList')}
        </Notice>
      )}
      {corrections.length > 0 && (
        <Notice
          tone="attention"
          title={t('door.corrections')}
          actions={
            <Button size="small" onClick={() => door.dismiss()}>
              {t('door.dismiss')}
            </Button>
          }
        >
          <ul>
            {corrections.map((each) => {
              const { headline, detail } = wordsOfCorrection(each);
              return (
                <li key={each.scanId}>{detail ? t('door.correction', { name: detail, what: headline }) : headline}</li>
              );
            })}
          </ul>
        </Notice>
      )}
    </>
  );
}
