import { SortAscIcon, SortDescIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import type { ParticipantSort } from '../../__generated__/ParticipantsPageQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import css from './ParticipantsPanel.module.css';

const columns = [
  { name: 'name', sorts: ['NAME'] },
  { name: 'contact', sorts: [] },
  { name: 'college', sorts: ['COLLEGE'] },
  { name: 'registered', sorts: ['REGISTERED', 'NEWEST'] },
] as const;

type ParticipantsTableProps = { sort: ParticipantSort; onSort: (sort: ParticipantSort) => void; children: ReactNode };

/** Who comes, in an order that is chosen by pressing the title of a column. */
export function ParticipantsTable({ sort, onSort, children }: ParticipantsTableProps) {
  return (
    <table className={css.table} aria-label={t('event.participantsTable')}>
      <thead>
        <tr>
          {columns.map(({ name, sorts }) => {
            const at = (sorts as readonly ParticipantSort[]).indexOf(sort);
            const next = sorts[(at + 1) % sorts.length];
            const Icon = sort === 'NEWEST' ? SortDescIcon : SortAscIcon;
            return (
              <th
                key={name}
                scope="col"
                className={css[name]}
                {...(at >= 0 && { 'aria-sort': sort === 'NEWEST' ? 'descending' : 'ascending' })}
              >
                {next ? (
                  <button type="button" className={css.sort} onClick={() => onSort(next)}>
                    {t(`event.participants.${name}`)}
                    {at >= 0 && <Icon size={16} />}
                  </button>
                ) : (
                  t(`event.participants.${name}`)
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
