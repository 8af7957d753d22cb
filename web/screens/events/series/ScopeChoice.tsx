import { t } from '../../../core/i18n.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { eventsInScope, type Scope } from './seriesDates.ts';
import './seriesTexts.ts';

type ScopeChoiceProps = {
  label: string;
  hint?: string;
  id: string;
  /** All events of the series. */
  events: readonly { id: string; date: string }[];
  scope: Scope;
  onScope: (scope: Scope) => void;
};

/** Chooses between one event of a series, it and the following ones, and all. Leaves out choices that equal another. */
export function ScopeChoice({ label, hint, id, events, scope, onScope }: ScopeChoiceProps) {
  const later = eventsInScope(events, id, 'later').length;
  if (events.length < 2) return null;
  const options: { value: Scope; label: string }[] = [{ value: 'one', label: t('series.delete.one') }];
  if (later > 1) options.push({ value: 'later', label: t('series.delete.later', { count: later }) });
  if (later < events.length) options.push({ value: 'all', label: t('series.all', { count: events.length }) });
  return (
    <ChoiceGroup
      label={label}
      {...(hint && { hint })}
      required={false}
      several={false}
      disabled={false}
      options={options}
      chosen={[scope]}
      onChange={(value) => onScope(value as Scope)}
    />
  );
}
