import { SortAscIcon, SortDescIcon } from '@primer/octicons-react';
import type { RegistrationSort } from '../../__generated__/registrationListQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import type { Person } from './registrationList.ts';
import { RegistrationRow } from './RegistrationRow.tsx';
import css from './RegistrationsPanel.module.css';

const columns = [
  { name: 'name', sort: 'NAME' },
  { name: 'state', sort: 'STATE' },
  { name: 'attendance', sort: undefined },
  { name: 'college', sort: 'COLLEGE' },
  { name: 'contact', sort: undefined },
  { name: 'when', sort: 'WHEN' },
] as const;

/** With the place in line, 1 for the first, where it is known. */
export type Row = Person & { readonly position: number | undefined };

type RegistrationsTableProps = {
  rows: readonly Row[];
  sort: RegistrationSort;
  descending: boolean;
  onSort: (sort: RegistrationSort, descending: boolean) => void;
  /** With everything that is otherwise folded. */
  whole: boolean;
  /** With whether they have come. */
  attended: boolean;
  /** For whoever runs the event: rows are chosen, and everybody is there, whatever their state. */
  chosen?: readonly Person[];
  onChoose?: (people: readonly Person[]) => void;
  /** Gives a seat to somebody in line. */
  onGive?: (person: Person) => void;
};

/** People at an event, in an order that is chosen by pressing the title of a column; again, and it is turned around. */
export function RegistrationsTable(props: RegistrationsTableProps) {
  const { rows, sort, descending, onSort, whole, attended, chosen = [], onChoose, onGive } = props;
  return (
    <table className={css.table} aria-label={t('event.people.table')}>
      <thead>
        <tr>
          {columns
            .filter(({ name }) => (onChoose || name !== 'state') && (attended || name !== 'attendance'))
            .map(({ name, sort: by }) => {
              const isCurrent = by === sort;
              // the server turns only this one around for who does not run the event
              const turns = isCurrent && (onChoose !== undefined || by === 'WHEN');
              const Icon = descending ? SortDescIcon : SortAscIcon;
              return (
                <th
                  key={name}
                  scope="col"
                  className={css[name]}
                  {...(isCurrent && { 'aria-sort': descending ? 'descending' : 'ascending' })}
                >
                  {by ? (
                    <button type="button" className={css.sort} onClick={() => onSort(by, turns && !descending)}>
                      {t(`event.people.${name}`)}
                      {isCurrent && <Icon size={16} />}
                    </button>
                  ) : (
                    t(`event.people.${name}`)
                  )}
                </th>
              );
            })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RegistrationRow
            key={row.id}
            person={row}
            whole={whole}
            attended={attended}
            {...(onGive && { onGive })}
            {...(onChoose && {
              checked: chosen.some(({ id }) => id === row.id),
              onCheck: (checked: boolean) => {
                const others = chosen.filter(({ id }) => id !== row.id);
                onChoose(checked ? [...others, row] : others);
              },
            })}
          />
        ))}
      </tbody>
    </table>
  );
}
