import { XIcon } from '@primer/octicons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import type { Notice } from '../core/notice.ts';
import { PriorityIcon } from '../ui/PriorityChip.tsx';
import css from './LiveNotices.module.css';
import { shorten } from './notices.ts';

const lifetime = 10_000;

type LiveNoticeProps = {
  notice: Notice;
  /** The pointer is over the stack or the focus is in it: the time stands still. */
  held: boolean;
  onClose: () => void;
};

export function LiveNotice({ notice, held, onClose }: LiveNoticeProps) {
  useTimeout(lifetime, held, onClose);
  return (
    <article className={css.notice} data-priority={notice.priority} data-tone={notice.tone} data-notice={notice.id}>
      <Mark notice={notice} />
      <div className={css.words}>
        <p className={css.kind}>{notice.label}</p>
        <Link className={css.title} to={notice.to} onClick={onClose}>
          {notice.title}
        </Link>
        <p className={css.content}>{shorten(notice.content)}</p>
        {notice.priority && (
          <p className={css.foot}>
            <span>{t('announcement.by', { name: notice.creatorName })}</span>
            <span className={css.priority}>{t('live.priority', { priority: notice.priority })}</span>
          </p>
        )}
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={t('live.close', { title: notice.title })}
        onClick={onClose}
      >
        <XIcon />
      </button>
    </article>
  );
}

function Mark({ notice: { Icon, priority } }: { notice: Notice }) {
  if (priority) return <PriorityIcon priority={priority} size={16} />;
  return (
    Icon && (
      <span className={css.mark} aria-hidden="true">
        <Icon size={16} />
      </span>
    )
  );
}

/** Calls `onEnd` after `time` milliseconds, not counting those for which it is held. */
function useTimeout(time: number, held: boolean, onEnd: () => void): void {
  const left = useRef(time);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - began));
    };
  }, [held]);
}
