import { t } from '../../../core/i18n.tsx';

/** The columns that people may hide; the name always stays. */
export const hideable = ['state', 'attendance', 'college', 'contact', 'when'] as const;

/** The hidden columns, and the ids of the questions whose answers are columns. */
export type ColumnChoice = { readonly hidden: readonly string[]; readonly questions: readonly string[] };

const key = 'peopleColumns';
/** Ids of the questions of other events are kept, too, but not for ever. */
const mostQuestions = 100;
let choiceOfThisPage: ColumnChoice = { hidden: [], questions: [] };

/** The columns that were chosen on this device. */
export function rememberedColumns(): ColumnChoice {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ColumnChoice>;
    const texts = (list: unknown) => (Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []);
    return { hidden: texts(saved.hidden), questions: texts(saved.questions) };
  } catch {
    return choiceOfThisPage;
  }
}

export function rememberColumns({ hidden, questions }: ColumnChoice): void {
  choiceOfThisPage = { hidden, questions: questions.slice(-mostQuestions) };
  try {
    localStorage.setItem(key, JSON.stringify(choiceOfThisPage));
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

/** The list with or without an item. */
export const toggled = (list: readonly string[], item: string, isIn: boolean): string[] => [
  ...list.filter((each) => each !== item),
  ...(isIn ? [item] : []),
];

export const columnLabel = (name: (typeof hideable)[number]): string => t(`event.people.${name}`);
