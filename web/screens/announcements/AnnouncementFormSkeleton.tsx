import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AnnouncementPage } from './AnnouncementPage.tsx';

export function AnnouncementFormSkeleton(page: { title: string; crumb?: string }) {
  return (
    <AnnouncementPage {...page}>
      <div role="status" aria-label={t('announcements.loading')}>
        <Panel>
          <Bone height="4.5rem" />
          <Bone height="10rem" />
          <Bone height="4.5rem" />
          <Bone width="16rem" height="3.5rem" />
        </Panel>
      </div>
    </AnnouncementPage>
  );
}
