import { TrophyIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** Replaces the board of an event that does not exist, with links to other boards and events. */
export function EventMissing({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <Screen narrow title={title} back={<BackLink to="/leaderboard">{t('leaderboard.title')}</BackLink>}>
      <EmptyState
        icon={TrophyIcon}
        title={children}
        action={
          <ButtonLink to="/events" variant="primary">
            {t('leaderboard.browse')}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
