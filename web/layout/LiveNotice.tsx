import { XIcon } from '@primer/octicons-react';
import { Link } from 'react-router-dom';
import { onOneLine } from '../../api/core/messages/boldText.ts';
import { t } from '../core/i18n.tsx';
import type { Notice } from '../core/notice.ts';
import { Mark } from '../ui/Mark.tsx';
import { PriorityIcon, priorityTones } from '../ui/PriorityChip.tsx';
import { useTimeout } from '../ui/Temporary.tsx';
import css from './LiveNotices.module.css';
import { shorten } from './notices.ts';

const lifetime = 10_000;

type LiveNoticeProps = {
  notice: Notice;
  /** Pauses the timer: the pointer is over the stack, or the focus is inside it. */
  paused: boolean;
  onClose: () => void;
};

export function LiveNotice({ notice, paused, onClose }: LiveNoticeProps) {
  useTimeout(lifetime, paused, onClose);
  const { priority, tone = priority ? priorityTones[priority] : 'accent', Icon } = notice;
  return (
    <article data-row="cozy" data-floating className={css.notice} data-tone={tone} data-notice={notice.id}>
      {priority && <PriorityIcon priority={priority} size={16} />}
      {Icon && (
        <Mark tone={tone}>
          <Icon size={16} />
        </Mark>
      )}
      <div data-stack="tight" data-text="grow">
        <p data-text="small semibold muted">{notice.label}</p>
        <Link data-text="large semibold break default" to={notice.to} lang={notice.lang} onClick={onClose}>
          {notice.title}
        </Link>
        <p data-text="medium" className={css.content} lang={notice.lang}>
          {shorten(onOneLine(notice.content))}
        </p>
        {notice.priority && (
          <p data-row="wrap none" data-text="small muted" data-dots>
            {notice.creatorName && <span>{t('announcement.by', { name: notice.creatorName })}</span>}
            <span>{t('live.priority', { priority: notice.priority })}</span>
          </p>
        )}
      </div>
      <button
        type="button"
        data-icon-button
        className={css.close}
        aria-label={t('live.close', { title: notice.title })}
        onClick={onClose}
      >
        <XIcon />
      </button>
    </article>
  );
}
