import { PinIcon } from '@primer/octicons-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AnnouncementCard_announcement$key } from '../__generated__/AnnouncementCard_announcement.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../core/i18n.tsx';
import { type Language, langOf, shownOf } from '../core/languageTags.ts';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import css from './AnnouncementCard.module.css';
import type { AnnouncementTextsIn } from './AnnouncementLanguages.tsx';
import { Label } from './Label.tsx';
import { PriorityChip, PriorityIcon } from './PriorityChip.tsx';
import { UserText } from './UserText.tsx';

// only for announcements in several languages
const AnnouncementLanguages = lazyWithRetry(
  async () => (await import('./AnnouncementLanguages.tsx')).AnnouncementLanguages,
);

type AnnouncementCardProps = {
  id: string;
  announcement: AnnouncementCard_announcement$key;
  /** The controls for the viewer. `titleId` is the id of the card's title, for `aria-describedby`. */
  renderActions?: (titleId: string) => ReactNode;
  /** Shown next to the title. */
  mark?: ReactNode;
  /** Without a frame, between the lines of a panel. */
  isRow?: boolean;
  /** Shown next to the author, for example the event that it belongs to. */
  children?: ReactNode;
};

/** An announcement in a list. Place it under a heading of level 2. */
export function AnnouncementCard({ id, announcement, renderActions, mark, isRow, children }: AnnouncementCardProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementCard_announcement on Announcement {
        languages
        title: localTitle
        content: localContent
        priority
        state
        pinned
        creatorName
        since
      }
    `,
    announcement,
  );
  const [chosen, setChosen] = useState<AnnouncementTextsIn>();
  const texts = chosen ?? { ...data, language: shownOf(data.languages) };
  const titleId = useId();
  return (
    <article
      data-row="cozy"
      className={css.card}
      data-card={!isRow || undefined}
      aria-labelledby={titleId}
      data-priority={data.priority}
      data-draft={data.state !== 'PUBLISHED' || undefined}
    >
      <PriorityIcon priority={data.priority} />
      <div data-stack="condensed" data-text="grow">
        <header data-row="wrap center tight/condensed">
          <h3 id={titleId} {...langOf(texts.language)}>
            {texts.title}
          </h3>
          <PriorityChip priority={data.priority} />
          {mark}
          {data.pinned && (
            <Label look="plain" icon={PinIcon}>
              {t('announcement.pinned')}
            </Label>
          )}
          {data.state !== 'PUBLISHED' && (
            <Label look="plain">
              {t('announcement.state', { state: data.state, date: formatDateTime(data.since) })}
            </Label>
          )}
        </header>
        <Content text={texts.content} language={texts.language} />
        <footer data-row="wrap center tight/normal" data-text="small muted">
          <p>
            {t('announcement.by', { name: data.creatorName })} • <RelativeTime date={data.since} />
          </p>
          {children}
          {data.languages.length > 1 && (
            <Suspense fallback={null}>
              <AnnouncementLanguages id={id} languages={data.languages} shown={texts.language} onChoose={setChosen} />
            </Suspense>
          )}
        </footer>
      </div>
      {renderActions?.(titleId)}
    </article>
  );
}

/** Folds a long text, so that it does not push the other cards away. */
function Content({ text, language }: { text: string; language: Language | null }) {
  const [open, setOpen] = useState(false);
  const long = text.length > 600 || text.split('\n').length > 8;
  const id = useId();
  return (
    <>
      <UserText
        text={text}
        data-text="medium pre-line"
        className={css.content}
        id={id}
        data-folded={(long && !open) || undefined}
        {...langOf(language)}
      />
      {long && (
        <button
          type="button"
          data-press
          data-text="semibold accent start"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'announcement.less' : 'announcement.more')}
        </button>
      )}
    </>
  );
}
