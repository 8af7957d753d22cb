import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import css from './SettingsForm.module.css';

/** Sections of about the size that they will have. */
export function SettingsSkeleton({ sections }: { sections: number }) {
  return (
    <div className={css.form} role="status" aria-label={t('settings.loading')}>
      {Array.from({ length: sections }, (_, n) => (
        <Bone key={n} height="11rem" />
      ))}
    </div>
  );
}
