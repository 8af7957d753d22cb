import { t } from '../../../core/i18n.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Screen } from '../../../ui/Screen.tsx';

export function EventFormSkeleton({ title, backTo = '/events' }: { title: string; backTo?: string }) {
  return (
    <Screen narrow title={title} back={<BackLink to={backTo}>{t('event.back')}</BackLink>}>
      <div data-stack="spacious" role="status" aria-label={t('event.loading')}>
        <Panel title={t('events.form.basics')}>
          <Bone height="2.5rem" />
          <Bone height="11.5rem" />
        </Panel>
        <Panel title={t('events.form.whenAndWhere')}>
          <Bone height="2.5rem" />
          <Bone height="2.5rem" />
        </Panel>
      </div>
    </Screen>
  );
}
