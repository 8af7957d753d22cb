import {
  CheckIcon,
  GearIcon,
  HistoryIcon,
  MailIcon,
  MegaphoneIcon,
  PersonIcon,
  TrashIcon,
  TrophyIcon,
  XIcon,
  type Icon as IconType,
} from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AuditEntry_entry$key } from '../../__generated__/AuditEntry_entry.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import type { Tone } from '../../ui/Label.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { actionOf, auditHref, type Action, type AuditFilters } from './auditFilters.ts';
import { AuditChanges } from './AuditChanges.tsx';
import css from './AuditList.module.css';

const marks: Record<Action, { icon: IconType; tone: Tone }> = {
  role_change: { icon: PersonIcon, tone: 'accent' },
  settings_change: { icon: GearIcon, tone: 'neutral' },
  event_approve: { icon: CheckIcon, tone: 'success' },
  event_reject: { icon: XIcon, tone: 'danger' },
  event_delete: { icon: TrashIcon, tone: 'danger' },
  announcement_delete: { icon: TrashIcon, tone: 'danger' },
  announcement_tell_again: { icon: MegaphoneIcon, tone: 'neutral' },
  score_correct: { icon: TrophyIcon, tone: 'accent' },
  users_import: { icon: PersonIcon, tone: 'accent' },
  registration_add: { icon: CheckIcon, tone: 'success' },
  registration_remove: { icon: XIcon, tone: 'danger' },
  checkin_walk_in: { icon: CheckIcon, tone: 'success' },
  checkin_undo: { icon: HistoryIcon, tone: 'neutral' },
  mail_retry: { icon: MailIcon, tone: 'neutral' },
  staff_invite: { icon: PersonIcon, tone: 'accent' },
  staff_add: { icon: PersonIcon, tone: 'accent' },
  staff_remove: { icon: XIcon, tone: 'danger' },
  event_hand_over: { icon: PersonIcon, tone: 'accent' },
};

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
  // an action that this page does not know is shown by its raw name
  const action = actionOf(data.action);
  const { icon: Icon, tone } = action ? marks[action] : ({ icon: HistoryIcon, tone: 'neutral' } as const);
  return (
    <li data-row="normal" className={css.entry}>
      <Mark tone={tone} className={css.mark}>
        <Icon size={16} />
      </Mark>
      <div data-stack="tight" data-text="grow">
        <p data-row="wrap baseline none/condensed" data-text="large">
          <span data-text="semibold">{action ? t(`audit.action.${action}`) : data.action}</span>
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
        <p data-row="wrap none" data-text="small muted" className={css.foot}>
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
