import { Suspense, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAskBeforeAllQuery } from '../../__generated__/useAskBeforeAllQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';

const ConfirmDialog = lazyWithRetry(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog);

const query = graphql`
  query useAskBeforeAllQuery {
    announcementAudienceCount
  }
`;

type PendingQuestion = { count: number; answer: (yes: boolean) => void };

/** Asks for confirmation before an announcement reaches all users, and says how many. Render `question` anywhere. */
export function useAskBeforeAll() {
  const environment = useRelayEnvironment();
  const [isCounting, setCounting] = useState(false);
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion>();
  const confirm = async () => {
    setCounting(true);
    const counted = fetchQuery<useAskBeforeAllQuery>(environment, query, {}).toPromise();
    const answer = await counted.finally(() => setCounting(false));
    const count = answer?.announcementAudienceCount ?? 0;
    const yes = await new Promise<boolean>((resolve) => setPendingQuestion({ count, answer: resolve }));
    setPendingQuestion(undefined);
    return yes;
  };
  return { question: pendingQuestion && <Question {...pendingQuestion} />, confirm, isCounting };
}

function Question({ count, answer }: PendingQuestion) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('announcements.all.title')}
        confirm={t('announcements.all.confirm', { count })}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <p>{t('announcements.all.text', { count })}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
