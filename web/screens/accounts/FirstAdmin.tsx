import { useLoaderData } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import type { Platform } from '../../core/platform.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Explains how to create the first admin, as long as there is none. */
export function FirstAdmin() {
  const { needsAdmin } = useLoaderData<Platform>();
  if (!needsAdmin) return null;
  return (
    <Notice tone="accent">
      {t('accounts.needsAdmin')} <code>npx evm server create-admin</code>
    </Notice>
  );
}
