import { ColumnsIcon } from '@primer/octicons-react';
import { t } from '../../../core/i18n.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { type ColumnChoice, columnLabel, hideable, toggled } from './columns.ts';

type ColumnsMenuProps = {
  choice: ColumnChoice;
  /** Columns that do not apply now. */
  unavailable: readonly string[];
  questions: readonly { readonly id: string; readonly label: string }[];
  onChoose: (choice: ColumnChoice) => void;
};

/** Chooses the columns of the table, the answers to questions among them. */
export const ColumnsMenu = ({ choice, unavailable, questions, onChoose }: ColumnsMenuProps) => (
  <Menu large label={t('event.people.columns')} icon={ColumnsIcon}>
    {hideable
      .filter((name) => !unavailable.includes(name))
      .map((name) => (
        <li key={name}>
          <CheckField
            label={columnLabel(name)}
            checked={!choice.hidden.includes(name)}
            onChange={({ target }) => onChoose({ ...choice, hidden: toggled(choice.hidden, name, !target.checked) })}
          />
        </li>
      ))}
    {questions.map(({ id, label }) => (
      <li key={id}>
        <CheckField
          label={label}
          checked={choice.questions.includes(id)}
          onChange={({ target }) => onChoose({ ...choice, questions: toggled(choice.questions, id, target.checked) })}
        />
      </li>
    ))}
  </Menu>
);
