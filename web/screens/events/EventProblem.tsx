import { CalendarIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

type EventProblemProps = {
  title: string;
  /** The same, with the language of the event's title. */
  heading?: ReactNode;
  children?: ReactNode;
};

/** A screen for an event that cannot be shown, with links to other events. */
export function EventProblem({ title, heading = title, children }: EventProblemProps) {
  useTitle(title);
  return (
    <Screen narrow title={heading} back={<BackLink to="/events">{t('event.back')}</BackLink>}>
      <EmptyState
        icon={CalendarIcon}
        title={children ?? t('event.problemHint')}
        action={
          <ButtonLink to="/events" variant="primary">
            {t('event.browse')}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
