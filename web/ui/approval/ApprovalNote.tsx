import { ClockIcon, XCircleIcon } from '@primer/octicons-react';
import { t } from '../../core/i18n.tsx';
import { Label } from '../Label.tsx';
import './texts.ts';

export type Approval = 'APPROVED' | 'PENDING' | 'REJECTED';

const looks = {
  PENDING: { icon: ClockIcon, tone: 'attention' },
  REJECTED: { icon: XCircleIcon, tone: 'danger' },
} as const;

type ApprovalNoteProps = { approval: Approval; reason?: string | null };

/** Shows that an event is pending or rejected, with the reason. Renders nothing for an approved event. */
export function ApprovalNote({ approval, reason }: ApprovalNoteProps) {
  if (approval === 'APPROVED') return null;
  return (
    <p data-row="wrap center tight/condensed" data-text="small">
      <Label {...looks[approval]}>{t(`approval.${approval}`)}</Label>
      {reason && <span data-text="muted break">{reason}</span>}
    </p>
  );
}
