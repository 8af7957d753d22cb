import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';

export function ProfileSkeleton() {
  return (
    <>
      <h1 data-space="below spacious">{t('profile.title')}</h1>
      <div aria-hidden="true">
        <Bone height="9rem" />
        <div data-stack="start spacious" data-columns="side" data-space="above spacious">
          <div data-stack="spacious">
            <Bone height="21rem" />
            <SafetySkeleton />
          </div>
          <Bone height="15rem" />
        </div>
      </div>
    </>
  );
}

/** Placeholder for the password and the sessions. */
export function SafetySkeleton() {
  return (
    <>
      <Bone height="7.5rem" />
      <Bone height="21rem" />
    </>
  );
}
