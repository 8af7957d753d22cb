import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';

/** Placeholders of about the size of the sections. */
export function SettingsSkeleton({ sections }: { sections: number }) {
  return (
    <div data-stack="normal" role="status" aria-label={t('settings.loading')}>
      {Array.from({ length: sections }, (_, n) => (
        <Bone key={n} height="11rem" />
      ))}
    </div>
  );
}
