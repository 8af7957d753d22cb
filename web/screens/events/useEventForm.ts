import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { validateEventForm, type EventForm, type EventProblems } from '../../../api/events/validate.ts';
import { changedFields, type EventField } from './eventFormValues.ts';

/**
 * The values and problems of the event form. A problem shows once its field was filled in and left, or after an attempt
 * to save, and clears when the field is edited.
 */
export function useEventForm(initial: EventForm, editing: boolean, maxCapacity: number) {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<EventProblems>({});
  const edited = useRef(new Set<EventField>());
  const form = useRef<HTMLFormElement>(null);

  function validate(): EventProblems {
    const found = validateEventForm(values, maxCapacity);
    // an event keeps a capacity from before the limit was lowered, until somebody changes it
    if (editing && values.capacity === start.capacity) delete found.capacity;
    return found;
  }

  function show(found: EventProblems) {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    form,
    values,
    problems,
    dirty: changedFields(start, values).length > 0,
    edit<F extends EventField>(field: F, value: EventForm[F]) {
      edited.current.add(field);
      setValues((now) => ({ ...now, [field]: value }));
      setProblems((now) => ({ ...now, [field]: undefined }));
    },
    leave(field: EventField) {
      if (!edited.current.has(field)) return;
      const problem = validate()[field];
      setProblems((now) => ({ ...now, [field]: problem }));
    },
    /** Shows every problem and focuses the first; true when there is none. */
    check(): boolean {
      const found = validate();
      show(found);
      return Object.keys(found).length === 0;
    },
    /** Puts the server's sentences on their fields; true when one of them is in this form. */
    refuse(fields: Record<string, string>): boolean {
      const known = Object.fromEntries(Object.entries(fields).filter(([field]) => field in values));
      show(known);
      return Object.keys(known).length > 0;
    },
    /** Starts over from a newer version; `merged` is what the form then holds. */
    restart(newer: EventForm, merged: EventForm) {
      edited.current.clear();
      setStart(newer);
      setValues(merged);
      setProblems({});
    },
  };
}
