import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AuditEntry_entry$key } from '../../__generated__/AuditEntry_entry.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { actionText, markOf } from './auditActions.ts';
import { auditHref, type AuditFilters } from './auditFilters.ts';
import { AuditChanges } from './AuditChanges.tsx';
import css from './AuditList.module.css';

type AuditEntryProps = {
  entry: AuditEntry_entry$key;
  /** Passed by the list, which reads them too. Reading them twice would exceed the query's cost limit. */
  actorName: string;
  subjectName: string;
  filters: AuditFilters;
};

/** One entry: the action, actor, subject, changes, time and IP address. */
export function AuditEntry({ entry, actorName, subjectName, filters }: AuditEntryProps) {
  const data = useFragment(
    graphql`
      fragment AuditEntry_entry on AuditEntry {
        action
        actorId
        subjectId
        address
        createdAt
        eventTitle
        changes {
          ...AuditChanges_changes
        }
      }
    `,
    entry,
  );
  const { Icon, tone } = markOf(data.action);
  return (
    <li data-row="cozy" className={css.entry}>
      <Mark tone={tone}>
        <Icon size={16} />
      </Mark>
      <div data-stack="tight" data-text="grow">
        <p data-row="wrap baseline none/condensed" data-text="large">
          <span data-text="semibold">{actionText(data.action)}</span>
          {data.subjectId ? (
            <Link
              data-text="break default"
              to={auditHref({ ...filters, subject: data.subjectId })}
              title={t('audit.subjectOf', { name: subjectName })}
            >
              {subjectName}
            </Link>
          ) : (
            data.action !== 'settings.change' && <span data-text="break">{subjectName}</span>
          )}
        </p>
        <AuditChanges changes={data.changes} eventTitle={data.eventTitle} />
        <p data-row="wrap center none" data-text="small muted" data-dots>
          <Link
            data-text="muted"
            to={auditHref({ ...filters, actor: data.actorId })}
            title={t('audit.actorOf', { name: actorName })}
          >
            {t('audit.by', { name: actorName })}
          </Link>
          <span>{formatDateTime(data.createdAt)}</span>
          <span>
            <RelativeTime date={data.createdAt} />
          </span>
          <span>{t('audit.address', { address: data.address })}</span>
        </p>
      </div>
    </li>
  );
}
