import { ArrowRightIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AuditChanges_changes$key } from '../../__generated__/AuditChanges_changes.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { auditHref, readFilters } from './auditFilters.ts';
import css from './AuditList.module.css';
import { formatValue, isEventId } from './auditWords.ts';

type AuditChangesProps = {
  changes: AuditChanges_changes$key;
  /** The title of the event that the changes belong to; null if it was deleted. */
  eventTitle: string | null;
};

/** Each field before and after the change; only before if the subject was deleted. */
export function AuditChanges({ changes, eventTitle }: AuditChangesProps) {
  const data = useFragment(
    graphql`
      fragment AuditChanges_changes on AuditChange @relay(plural: true) {
        field
        before
        after
      }
    `,
    changes,
  );
  const isDeleted = data.every(({ after }) => after === null);
  // skip fields that a correction left unchanged, but keep the event
  const changedFields = data.filter(
    ({ field, before, after }) => isEventId(field, after) || formatValue(field, before) !== formatValue(field, after),
  );
  if (changedFields.length === 0) return null;
  return (
    <dl data-stack="tight" data-text="medium">
      {changedFields.map(({ field, before, after }) => (
        <div data-row="wrap baseline none/condensed" key={field} className={css.change}>
          <dt data-text="muted">{t('audit.field', { field })}</dt>
          <dd data-row="wrap center tight/condensed" data-text="muted-icons">
            {isEventId(field, after) ? (
              <EventName id={after} title={eventTitle} />
            ) : (
              <FieldChange field={field} before={before} after={after} isDeleted={isDeleted} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A deleted event has no page: link to its audit entries, which still contain its title. */
function EventName({ id, title }: { id: string; title: string | null }) {
  return title === null ? (
    <Link to={auditHref({ ...readFilters(''), subject: id })}>{t('audit.eventGone')}</Link>
  ) : (
    <Link to={`/events/${id}`}>{title}</Link>
  );
}

/** Without an earlier value, the new one stands alone. */
type FieldChangeProps = { field: string; before: string | null; after: string | null; isDeleted: boolean };

function FieldChange({ field, before, after, isDeleted }: FieldChangeProps) {
  const isNew = before === null && after !== null;
  return (
    <>
      {!isNew && (
        <>
          <span data-unseen>{t('audit.was')} </span>
          <span className={css.before}>{formatValue(field, before)}</span>
        </>
      )}
      {!isNew && !isDeleted && (
        <>
          <ArrowRightIcon size={12} />
          <span data-unseen> {t('audit.become')} </span>
        </>
      )}
      {!isDeleted && <span className={css.after}>{formatValue(field, after)}</span>}
    </>
  );
}
