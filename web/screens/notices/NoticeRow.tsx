import { CheckIcon } from '@primer/octicons-react';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NoticeRow_notice$data, NoticeRow_notice$key } from '../../__generated__/NoticeRow_notice.graphql.ts';
import { RelativeTime, t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import css from './NoticeRow.module.css';

type NoticeRowProps = { notice: NoticeRow_notice$key; onRead: (id: string) => void };

/** A notice with its link. Following the link marks the notice as read. */
export function NoticeRow({ notice, onRead }: NoticeRowProps) {
  const { id, title, titleParts, textParts, path, isRead, isOwn, createdAt } = useFragment(
    graphql`
      fragment NoticeRow_notice on Notice {
        id
        title
        titleParts {
          text
          language
        }
        textParts {
          text
          language
        }
        path
        isRead
        isOwn
        createdAt
      }
    `,
    notice,
  );
  return (
    <li data-row="start condensed" data-space="inside condensed" className={css.row} data-unread={!isRead || undefined}>
      <div data-stack="tight" data-text="grow">
        <Link
          data-text={isRead ? 'medium break inherit' : 'medium semibold break inherit'}
          data-press
          className={css.title}
          to={path}
          onClick={() => !isRead && onRead(id)}
        >
          {!isRead && <span data-unseen>{`${t('notices.unread')}: `}</span>}
          <Parts parts={titleParts} />
        </Link>
        {textParts[0]?.text && (
          <p data-text="small muted">
            <Parts parts={textParts} />
          </p>
        )}
        <p data-text="small muted">
          <RelativeTime date={createdAt} />
          {isOwn && ` • ${t('notices.own')}`}
        </p>
      </div>
      {!isRead && (
        <button
          type="button"
          data-stay
          data-icon-button
          className={css.mark}
          aria-label={t('notices.markOne', { title })}
          onClick={({ currentTarget }) => {
            focusNextMark(currentTarget);
            onRead(id);
          }}
        >
          <CheckIcon />
        </button>
      )}
    </li>
  );
}

/** Each part names its language if it is not that of the page. */
const Parts = ({ parts }: { parts: NoticeRow_notice$data['titleParts'] }) =>
  parts.map(({ text, language }, n) => <Fragment key={n}>{inLanguage(text, language)}</Fragment>);

/** The button disappears once its notice is read. Without another one, the button for all gets the focus. */
function focusNextMark(mark: HTMLElement): void {
  const list = mark.closest('main, [popover]');
  const marks = [...(list?.querySelectorAll<HTMLElement>(`.${css.mark}`) ?? [])];
  const at = marks.indexOf(mark);
  (marks[at + 1] ?? marks[at - 1] ?? list?.querySelector<HTMLElement>('[aria-disabled]'))?.focus();
}
