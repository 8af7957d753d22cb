import { ClockIcon, XCircleIcon } from '@primer/octicons-react';
import { t } from '../../core/i18n.tsx';
import css from './ApprovalNote.module.css';
import './texts.ts';

export type Approval = 'APPROVED' | 'PENDING' | 'REJECTED';

const icons = { PENDING: ClockIcon, REJECTED: XCircleIcon };

type ApprovalNoteProps = { approval: Approval; reason?: string | null };

/** That an event is not open to everybody yet, or never will be, and why. Nothing for one that is. */
export function ApprovalNote({ approval, reason }: ApprovalNoteProps) {
  if (approval === 'APPROVED') return null;
  const Icon = icons[approval];
  return (
    <p className={css.note} data-approval={approval}>
      <span className={css.badge}>
        <Icon size={12} />
        {t(`approval.${approval}`)}
      </span>
      {reason && <span className={css.reason}>{reason}</span>}
    </p>
  );
}
