import type { UploadField_limits$key } from '../../__generated__/UploadField_limits.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Avatar } from '../../layout/Avatar.tsx';
import { UploadField } from '../../ui/UploadField.tsx';

type PhotoFieldProps = {
  firstName: string;
  value: string;
  onChange: (address: string) => void;
  onBusy: (busy: boolean) => void;
  error: string | undefined;
  limits: UploadField_limits$key;
};

/** Uploads a profile photo, cropped to a square. */
export function PhotoField({ firstName, ...field }: PhotoFieldProps) {
  return (
    <UploadField {...field} label={t('upload.photo')} purpose="profile">
      {(address) => <Avatar user={{ firstName, photo: address || null }} size="large" />}
    </UploadField>
  );
}
