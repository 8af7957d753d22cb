import type { EventForm } from './eventFormValues.ts';
import { movedAlong, movedEnd, type Begin } from './movedEnd.ts';

const moments = ['opensAt', 'closesAt', 'cancelUntil'] as const;
const own = moments.map((name) => `registrationRules.${name}` as const);

/** The form for an event that is made once more: all that the other has but its day, and what hangs on that. */
export const copiedForm = (form: EventForm): EventForm => ({
  ...form,
  date: '',
  endsAt: '',
  ...Object.fromEntries(own.map((name) => [name, ''])),
  // they are asked by questions of the copy's own
  questions: form.questions.map((question) => ({ ...question, id: null })),
});

const times = ['endsAt', ...own] as const;

export type Along = (to: Begin, now: EventForm) => readonly (readonly [name: (typeof times)[number], value: string])[];

/** What of an event moves with the beginning of its copy: the end and the rules, until somebody types other ones. */
export function alongWith(form: EventForm): Along {
  const last = new Map<string, string>();
  return (to, now) => {
    const moved = times
      .filter((name) => now[name] === (last.get(name) ?? ''))
      .map((name) => {
        const value = name === 'endsAt' ? movedEnd(form, to) : form[name] && movedAlong(form[name], form, to);
        return [name, value ?? ''] as const;
      });
    for (const [name, value] of moved) last.set(name, value);
    return moved;
  };
}
