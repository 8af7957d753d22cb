import { t } from '../../../core/i18n.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { ListOrder } from './registrationList.ts';

export type SortableColumn = Omit<ListOrder, 'descending'> & {
  readonly label: string;
  /** Whether the server can reverse this order. */
  readonly turns: boolean;
};

type OrderSelectProps = {
  columns: readonly SortableColumn[];
  order: ListOrder;
  onSort: (order: ListOrder) => void;
};

/** The order of the list, for phones: they fold the columns, whose titles sort on wider screens. */
export function OrderSelect({ columns, order, onSort }: OrderSelectProps) {
  const options = columns.flatMap(({ label, turns, sort, sortQuestionId }) => [
    { label, order: { sort, sortQuestionId, descending: false } },
    ...(turns
      ? [{ label: t('event.people.reversed', { column: label }), order: { sort, sortQuestionId, descending: true } }]
      : []),
  ]);
  const keyOf = (each: ListOrder) => `${each.sort} ${each.sortQuestionId} ${each.descending}`;
  return (
    <label data-row="center condensed" data-text="small muted" data-space="below condensed" data-only="phone">
      {t('event.people.sort')}
      <Select
        value={keyOf(order)}
        onChange={({ target }) => onSort(options.find((each) => keyOf(each.order) === target.value)!.order)}
      >
        {options.map((each) => (
          <option key={keyOf(each.order)} value={keyOf(each.order)}>
            {each.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
