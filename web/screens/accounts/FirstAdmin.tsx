import { useLoaderData } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import type { Platform } from '../../core/platform.ts';
import { Notice } from '../../ui/Notice.tsx';

/** While there is no admin, the first screens say how one is made. */
export function FirstAdmin() {
  const { needsAdmin } = useLoaderData<Platform>();
  if (!needsAdmin) return null;
  return (
    <Notice tone="accent">
      {t('accounts.needsAdmin')} <code>evm server create-admin</code>
    </Notice>
  );
}
