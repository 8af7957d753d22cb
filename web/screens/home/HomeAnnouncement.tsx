import { graphql, useFragment } from 'react-relay';
import { onOneLine } from '../../../api/core/messages/boldText.ts';
import type { HomeAnnouncement_announcement$key } from '../../__generated__/HomeAnnouncement_announcement.graphql.ts';
import { RelativeTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { PriorityChip, PriorityIcon } from '../../ui/PriorityChip.tsx';
import css from './HomeAnnouncements.module.css';

export function HomeAnnouncement({ announcement }: { announcement: HomeAnnouncement_announcement$key }) {
  const { title, content, localLanguage, priority, creatorName, since } = useFragment(
    graphql`
      fragment HomeAnnouncement_announcement on Announcement {
        title: localTitle
        content: localContent
        localLanguage
        priority
        creatorName
        since
      }
    `,
    announcement,
  );
  return (
    <li data-row="cozy">
      <PriorityIcon priority={priority} />
      <div data-stack="tight" data-text="grow">
        <div data-row="wrap center tight/condensed">
          <h3 {...langOf(localLanguage)}>{title}</h3>
          {priority === 'HIGH' && <PriorityChip priority={priority} text={t('home.highPriority')} />}
        </div>
        <p data-text="medium" className={css.content} {...langOf(localLanguage)}>
          {onOneLine(content)}
        </p>
        <p data-text="small muted">
          {t('announcement.by', { name: creatorName })} • <RelativeTime date={since} />
        </p>
      </div>
    </li>
  );
}
