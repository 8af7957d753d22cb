import {
  CheckIcon,
  GearIcon,
  HistoryIcon,
  MailIcon,
  MegaphoneIcon,
  PencilIcon,
  PersonIcon,
  TrashIcon,
  TrophyIcon,
  XIcon,
} from '@primer/octicons-react';
import { t, type MessageId } from '../../core/i18n.tsx';
import type { Tone } from '../../ui/Label.tsx';

const icons = {
  check: CheckIcon,
  cross: XIcon,
  gear: GearIcon,
  mail: MailIcon,
  megaphone: MegaphoneIcon,
  pencil: PencilIcon,
  person: PersonIcon,
  trash: TrashIcon,
  trophy: TrophyIcon,
  undo: HistoryIcon,
};

type Marks = Readonly<Record<string, { readonly icon: keyof typeof icons; readonly tone: Tone }>>;

/** The recorded actions of all features. */
const marks: Marks = Object.assign(
  {},
  ...Object.values(import.meta.glob<Marks>('../../../api/*/audited.ts', { import: 'audited', eager: true })),
);

/** The names of all recorded actions. */
export const actions: readonly string[] = Object.keys(marks);

/** The sentence of an action. An action of a newer server is shown by its name. */
export const actionText = (action: string): string =>
  action in marks ? t(`audit.action.${action.replace('.', '_')}` as MessageId) : action;

export function markOf(action: string) {
  const { icon, tone } = marks[action] ?? { icon: 'undo', tone: 'neutral' };
  return { Icon: icons[icon], tone };
}
