import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import css from './ProfileScreen.module.css';

export function ProfileSkeleton() {
  return (
    <>
      <h1 className={css.title}>{t('profile.title')}</h1>
      <div aria-hidden="true">
        <Bone height="9rem" />
        <div className={css.columns}>
          <Bone height="21rem" />
          <Bone height="15rem" />
        </div>
      </div>
    </>
  );
}
