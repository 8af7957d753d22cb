import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';

/** Sections of about the size that they will have. */
export function SettingsSkeleton({ sections }: { sections: number }) {
  return (
    <div data-stack="normal" role="status" aria-label={t('settings.loading')}>
      {Array.from({ length: sections }, (_, n) => (
        <Bone key={n} height="11rem" />
      ))}
    </div>
  );
}
