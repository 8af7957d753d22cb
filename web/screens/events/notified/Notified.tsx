import { t } from '../../../core/i18n.tsx';
import { ReasonField } from '../../../ui/ReasonField.tsx';
import './notifiedTexts.ts';

export type ReasonProps = { reason: string; onReason: (reason: string) => void };

type NotifiedProps = ReasonProps & {
  /** What people are notified of; plural for several events. */
  of: 'change' | 'changes' | 'deletion' | 'deletions';
  count: number;
};

/** Says how many people will be notified, and takes the reason that they read. */
export const Notified = ({ of, count, reason, onReason }: NotifiedProps) =>
  count > 0 && (
    <>
      <p role="status" data-text="medium">
        {t(`notified.${of}`, { count })}
      </p>
      <ReasonField
        optional
        label={t('notified.reason')}
        hint={t('notified.reasonHint')}
        value={reason}
        onChange={onReason}
      />
    </>
  );
