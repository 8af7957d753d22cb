import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAskBeforeAllQuery } from '../../__generated__/useAskBeforeAllQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

const query = graphql`
  query useAskBeforeAllQuery {
    announcementAudienceCount
  }
`;

type Asked = { count: number; answer: (yes: boolean) => void };

/** Asks for confirmation before an announcement reaches all users, and says how many. Render `question` anywhere. */
export function useAskBeforeAll() {
  const environment = useRelayEnvironment();
  const [isCounting, setCounting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const ask = async () => {
    setCounting(true);
    const counted = fetchQuery<useAskBeforeAllQuery>(environment, query, {}).toPromise();
    const answer = await counted.finally(() => setCounting(false));
    const count = answer?.announcementAudienceCount ?? 0;
    const yes = await new Promise<boolean>((resolve) => setAsked({ count, answer: resolve }));
    setAsked(undefined);
    return yes;
  };
  return { question: asked && <Question {...asked} />, ask, isCounting };
}

function Question({ count, answer }: Asked) {
  return (
    <ConfirmDialog
      title={t('announcements.all.title')}
      confirm={t('announcements.all.confirm', { count })}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>{t('announcements.all.text', { count })}</p>
    </ConfirmDialog>
  );
}
