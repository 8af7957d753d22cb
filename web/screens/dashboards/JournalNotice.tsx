import { graphql, useFragment } from 'react-relay';
import type { JournalNotice_analytics$key } from '../../__generated__/JournalNotice_analytics.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Seconds that messages may be behind before people notice; `evm server doctor` warns from then on, too. */
const maxSeconds = 10;

/** Says if messages and open screens do not keep up, or are incomplete. */
export function JournalNotice({ analytics }: { analytics: JournalNotice_analytics$key }) {
  const { journal } = useFragment(
    graphql`
      fragment JournalNotice_analytics on PlatformAnalytics {
        journal {
          secondsBehind
          setAside
        }
      }
    `,
    analytics,
  );
  const { secondsBehind: seconds, setAside: count } = journal;
  if (seconds <= maxSeconds && count === 0) return null;
  return (
    <Notice tone="attention">
      {seconds > maxSeconds && <p>{t('dashboard.journal.behind', { seconds })}</p>}
      {count > 0 && <p>{t('dashboard.journal.setAside', { count })}</p>}
      <p>{t('dashboard.journal.advice')}</p>
    </Notice>
  );
}
