import { ArrowRightIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import type { AuditChanges_changes$key } from '../../__generated__/AuditChanges_changes.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import css from './AuditList.module.css';

/** Each field as it was and as it became; where something is gone for good, as it was. */
export function AuditChanges({ changes }: { changes: AuditChanges_changes$key }) {
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
  if (data.length === 0) return null;
  const gone = data.every(({ after }) => after === null);
  return (
    <dl className={css.changes}>
      {data.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt>{t('audit.field', { field })}</dt>
          <dd className={css.values}>
            {(before !== null || !gone) && (
              <>
                <span className={css.unseen}>{t('audit.was')} </span>
                <span className={css.before}>{inWords(field, before)}</span>
              </>
            )}
            {!gone && (
              <>
                <ArrowRightIcon size={12} />
                <span className={css.unseen}> {t('audit.become')} </span>
                <span className={css.after}>{inWords(field, after)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(field: string, value: string | null): string {
  if (value === null || value === '' || value === '[]') return t('audit.nothing');
  // a setting is switched, an announcement is something or not
  if (value === 'true') return t(field === 'isPublished' ? 'audit.yes' : 'audit.on');
  if (value === 'false') return t(field === 'isPublished' ? 'audit.no' : 'audit.off');
  if (value.startsWith('["')) return (JSON.parse(value) as string[]).join(', ');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
}
