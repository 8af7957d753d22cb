import { t } from '../../../core/i18n.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import css from './EventDetail.module.css';

/** As large as the event's details. */
export function EventDetailSkeleton() {
  return (
    <div data-stack="normal" aria-busy="true">
      <BackLink to="/events">{t('event.back')}</BackLink>
      <div data-stack="start normal" className={css.header} role="status" aria-label={t('event.loading')}>
        <div className={css.picture}>
          <Bone height="100%" />
        </div>
        <div data-stack="start condensed">
          <Bone width="6rem" height="1.25rem" round />
          <Bone width="min(28rem, 90%)" height="2.5rem" />
          <Bone width="14rem" height="1.5rem" />
          <Bone width="16rem" />
          <Bone width="12rem" />
          <Bone width="18rem" />
        </div>
      </div>
      <div data-stack="start spacious" data-columns="side">
        <div data-stack="spacious" data-side className={css.side}>
          <Panel title={t('registration.title')}>
            <Bone width="80%" />
            <Bone height="2.5rem" />
          </Panel>
        </div>
        <div data-stack="spacious">
          <Panel title={t('event.about')}>
            <Bone />
            <Bone />
            <Bone width="60%" />
          </Panel>
        </div>
      </div>
    </div>
  );
}
