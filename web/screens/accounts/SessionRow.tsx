import { DeviceDesktopIcon, DeviceMobileIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '../../__generated__/SessionRow_session.graphql.ts';
import { RelativeTime, t } from '../../core/i18n.tsx';
import { Label } from '../../ui/Label.tsx';

type SessionRowProps = { session: SessionRow_session$key; busy: boolean; onSignOut: () => void };

/** The device and address of a session, and when it was last used. */
export function SessionRow({ session, busy, onSignOut }: SessionRowProps) {
  const { device, address, lastUsedAt, isCurrent } = useFragment(
    graphql`
      fragment SessionRow_session on UserSession {
        device
        address
        lastUsedAt
        isCurrent
      }
    `,
    session,
  );
  const Icon = /Android|iPhone|iPad|iOS/.test(device) ? DeviceMobileIcon : DeviceDesktopIcon;
  return (
    <li data-row="center cozy" data-space="inside cozy" data-text="muted-icons">
      <Icon size={24} />
      <div data-text="grow">
        <p data-row="wrap center none/condensed" data-text="semibold">
          {device}
          {isCurrent && <Label tone="success">{t('sessions.current')}</Label>}
        </p>
        <p data-text="small muted">
          {address && `${t('sessions.address', { address })} · `}
          {t('sessions.lastUsed')} <RelativeTime date={lastUsedAt} />
        </p>
      </div>
      <Button loading={busy} aria-label={t('sessions.endOneOf', { device, address })} onClick={onSignOut}>
        {t('sessions.endOne')}
      </Button>
    </li>
  );
}
