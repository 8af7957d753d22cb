import { Link } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import css from './TagLinks.module.css';

type TagLinksProps = {
  tags: readonly string[];
  /** The address that a tag links to; by default all events with that tag. */
  hrefOf?: (tag: string) => string;
  /** Maximum number of tags; the rest is shown as a count. */
  most?: number;
};

export function TagLinks({ tags, hrefOf = taggedEvents, most = tags.length }: TagLinksProps) {
  if (tags.length === 0) return null;
  const hiddenCount = tags.length - most;
  return (
    <ul data-row="wrap center condensed" aria-label={t('ui.tags')}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag}>
          <Link data-text="truncate small" data-edge data-pill className={css.tag} to={hrefOf(tag)} preventScrollReset>
            {tag}
          </Link>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li data-text="small muted" data-pill className={css.rest}>
          {t('ui.moreTags', { count: hiddenCount })}
        </li>
      )}
    </ul>
  );
}

function taggedEvents(tag: string): string {
  return `/events?${new URLSearchParams({ tags: tag })}`;
}
