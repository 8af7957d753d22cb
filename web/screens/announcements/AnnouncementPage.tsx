import type { ComponentType, ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

type AnnouncementPageProps = {
  title: string;
  children: ReactNode;
  /** The name of this page in the breadcrumbs; its title by default. */
  crumb?: string;
};

/** A page below the list, with breadcrumbs back to it. */
export function AnnouncementPage({ title, crumb = title, children }: AnnouncementPageProps) {
  return (
    <Screen narrow title={title} back={<Breadcrumbs here={crumb} />}>
      {children}
    </Screen>
  );
}

type AnnouncementProblemProps = AnnouncementPageProps & { icon: ComponentType<{ size?: number }> };

/** Replaces the form if there is nothing to edit, or if the viewer may not edit. */
export function AnnouncementProblem({ title, icon, children }: AnnouncementProblemProps) {
  useTitle(title);
  return (
    <AnnouncementPage title={title}>
      <EmptyState
        icon={icon}
        title={children}
        action={<ButtonLink to="/announcements">{t('announcements.empty.seeAll')}</ButtonLink>}
      />
    </AnnouncementPage>
  );
}
