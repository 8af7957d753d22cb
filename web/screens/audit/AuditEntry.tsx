import {
  CheckIcon,
  GearIcon,
  HistoryIcon,
  MailIcon,
  PersonIcon,
  TrashIcon,
  TrophyIcon,
  XIcon,
  type Icon,
} from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AuditEntry_entry$key } from '../../__generated__/AuditEntry_entry.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import { actionOf, auditHref, type Action, type AuditFilters } from './auditFilters.ts';
import { AuditChanges } from './AuditChanges.tsx';
import css from './AuditList.module.css';

const marks: Record<Action, Icon> = {
  role_change: PersonIcon,
  settings_change: GearIcon,
  event_approve: CheckIcon,
  event_reject: XIcon,
  event_delete: TrashIcon,
  announcement_delete: TrashIcon,
  score_correct: TrophyIcon,
  users_import: PersonIcon,
  registration_add: CheckIcon,
  registration_remove: XIcon,
  mail_retry: MailIcon,
};

type AuditEntryProps = {
  entry: AuditEntry_entry$key;
  /** As the list reads them too; asked for twice, a page would cost more than it may. */
  actorName: string;
  subjectName: string;
  filters: AuditFilters;
};

/** Who did what to whom or what, how it changed, when, and from where. */
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
  // a kind that this page does not know yet stands by its own name
  const action = actionOf(data.action);
  const Mark = action ? marks[action] : HistoryIcon;
  return (
    <li className={css.entry}>
      <span className={css.mark} data-action={action} aria-hidden="true">
        <Mark size={16} />
      </span>
      <div className={css.words}>
        <p className={css.line}>
          <span className={css.action}>{action ? t(`audit.action.${action}`) : data.action}</span>
          {data.subjectId ? (
            <Link
              className={css.name}
              to={auditHref({ ...filters, subject: data.subjectId })}
              title={t('audit.subjectOf', { name: subjectName })}
            >
              {subjectName}
            </Link>
          ) : (
            action !== 'settings_change' && <span className={css.name}>{subjectName}</span>
          )}
        </p>
        <AuditChanges changes={data.changes} eventTitle={data.eventTitle} />
        <p className={css.foot}>
          <Link
            className={css.actor}
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
