import { Button } from '@primer/react';
import { formatDateTime, t } from '../../../core/i18n.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { EventFormValues } from './eventFormValues.ts';
import './formPartsTexts.ts';
import { movingTimes } from './timesMover.ts';

type MovingTimesProps = {
  saved: EventFormValues;
  values: EventFormValues;
  onChange: (name: ReturnType<typeof movingTimes>[number]['name'], value: string) => void;
};

/** Says which times of registration move with the start, and puts them back. */
export function MovingTimes({ saved, values, onChange }: MovingTimesProps) {
  const times = movingTimes(saved, values);
  if (times.length === 0) return null;
  const isMoved = times.some(({ name, moved }) => values[name] === moved);
  return (
    <Notice
      tone="accent"
      title={t(isMoved ? 'events.form.moving.moved' : 'events.form.moving.kept')}
      actions={
        <Button
          size="small"
          onClick={() => times.forEach(({ name, was, moved }) => onChange(name, isMoved ? was : moved))}
        >
          {t(isMoved ? 'events.form.moving.keep' : 'events.form.moving.move')}
        </Button>
      }
    >
      {times.map(({ name, was }) => (
        <p key={name}>
          {t(values[name] === was ? 'events.form.moving.timeKept' : 'events.form.moving.timeMoved', {
            name: t(`events.form.${name}`),
            now: formatDateTime(values[name]),
            was: formatDateTime(was),
          })}
        </p>
      ))}
    </Notice>
  );
}
