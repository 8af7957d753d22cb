import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Sentence } from '../../api/core/texts/texts.ts';
import { errorFields } from './errors.ts';
import { inWords } from './inWords.ts';

export type FormValues = Record<string, string | boolean | readonly unknown[]>;
/** Keys are field names, or paths into a list: `questions.2.label`. */
type FieldProblems<T> = Partial<Record<keyof T, Sentence | string>>;

/**
 * Whether the main mouse button is down; briefly true during a tap, too. `:active` does not work: it outlasts a tap, and the
 * context menu swallows its mouseup.
 */
let isMouseDown = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', ({ button }) => (isMouseDown = button === 0), true);
  // a drag ends without a mouseup
  for (const end of ['mouseup', 'dragend']) document.addEventListener(end, () => (isMouseDown = false), true);
}

/** Runs `show` after a field is left. What appears must not move a button or link that is being pressed. */
export function afterLeaving({ relatedTarget }: FocusEvent, show: () => void): void {
  if (relatedTarget instanceof HTMLElement && relatedTarget.matches('button, a')) return;
  if (!isMouseDown) return show();
  addEventListener('mouseup', () => setTimeout(show), { once: true });
}

/**
 * A form that shows problems only on touched fields.
 *
 * Sending touches every field and focuses the first invalid one. The server's messages stay on their fields until these are
 * edited; any other error goes to `failure`.
 *
 * `busy` stays on after success, because the caller then navigates away. If the action returns values, the form continues
 * with them instead.
 *
 * With `editingClears`, editing a field hides its problem until the field is left. Without it, a problem disappears once it
 * is solved.
 */
export function useForm<T extends FormValues>(
  initial: T,
  validate: (values: T) => FieldProblems<T>,
  { editingClears = false }: { editingClears?: boolean } = {},
) {
  const [values, setValues] = useState(initial);
  const [first] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof T>>(new Set());
  const [serverProblems, setServerProblems] = useState<FieldProblems<T>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const deleteDraft = useRef<() => void>(undefined);
  const problems = validate(values);
  const shown: FieldProblems<T> = {
    ...Object.fromEntries(Object.entries(problems).filter(([name]) => touched.has(name))),
    ...serverProblems,
  };

  async function send(event: FormEvent, action: (values: T) => Promise<T | void>) {
    event.preventDefault();
    if (busy || !check()) return;
    const focused = document.activeElement;
    setBusy(true);
    setFailure(undefined);
    try {
      const next = await action(values);
      if (!next) return endDraft();
      flushSync(() => {
        setBusy(false);
        restart(next);
      });
      if (focused instanceof HTMLElement) focused.focus();
    } catch (error) {
      const fields = errorFields(error);
      const belongsToFields = Object.keys(fields).some(
        (name) => name in values || (name.split('.', 1)[0] ?? '') in values,
      );
      flushSync(() => {
        setBusy(false);
        setServerProblems(belongsToFields ? (fields as FieldProblems<T>) : {});
        setFailure(belongsToFields ? undefined : error);
      });
      if (belongsToFields) showFirstProblem();
      // disabling the controls has taken the focus away
      else if (focused instanceof HTMLElement) focused.focus();
    }
  }

  function retry() {
    const submit = Array.from(form.current?.elements ?? []).find((each) => each.matches('[type=submit]'));
    if (submit instanceof HTMLElement) submit.focus({ preventScroll: true });
    form.current?.requestSubmit();
  }

  const endDraft = () => deleteDraft.current?.();

  /** Continues with these values as if no field had been touched. */
  function restart(next: T) {
    setValues(next);
    setTouched(new Set());
    setServerProblems({});
    setFailure(undefined);
  }

  /** Touches every field and returns whether all are valid; if not, focuses the first invalid field. */
  function check(): boolean {
    flushSync(() => setTouched(new Set([...Object.keys(values), ...Object.keys(problems)])));
    if (Object.keys(problems).length === 0) return true;
    showFirstProblem();
    return false;
  }

  /** Shows the server's messages on their fields. */
  function showServerProblems(fields: Record<string, string>) {
    flushSync(() => setServerProblems(fields as FieldProblems<T>));
    showFirstProblem();
  }

  /** Focuses the first invalid control, and scrolls its label and its message into view. */
  function showFirstProblem() {
    const control = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // a hidden part of the form shows itself
    control?.dispatchEvent(new Event('invalid'));
    control?.focus();
    control?.closest('fieldset, div')?.scrollIntoView({ block: 'nearest' });
  }

  /** `part` names the part of a list that changed. Without it, all parts count as changed. */
  function change(name: keyof T, value: T[keyof T] | string | boolean, part?: string) {
    const isAffected = (each: PropertyKey) =>
      each === name || (part ? each === part : String(each).startsWith(`${String(name)}.`));
    setValues((all) => ({ ...all, [name]: value }));
    setServerProblems(
      (all) => Object.fromEntries(Object.entries(all).filter(([each]) => !isAffected(each))) as FieldProblems<T>,
    );
    if (editingClears) setTouched((all) => new Set([...all].filter((each) => !isAffected(each))));
  }

  function touch(name: keyof T) {
    setTouched((all) => new Set(all).add(name));
  }

  const blur = (name: keyof T, event: FocusEvent) => afterLeaving(event, () => touch(name));

  return {
    form,
    first,
    values,
    busy,
    failure,
    send,
    check,
    refuse: showServerProblems,
    restart,
    /** Sends the form again, from a button that disappears. */
    retry,
    /** Deletes the draft (web/ui/Draft.tsx), if any. */
    endDraft,
    onEndDraft: (action: () => void) => {
      deleteDraft.current = action;
    },
    text: <N extends keyof T & string>(name: N) => ({
      name,
      value: String(values[name] ?? ''),
      disabled: busy,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: (event: FocusEvent) => blur(name, event),
    }),
    box: <N extends keyof T & string>(name: N) => ({
      name,
      checked: values[name] === true,
      disabled: busy,
      onChange: (event: { target: { checked: boolean } }) => {
        change(name, event.target.checked);
        touch(name);
      },
      onBlur: (event: FocusEvent) => blur(name, event),
    }),
    /** For values that are not a single text. If only one part changed, pass its name as `part` to `onChange`. */
    list: <N extends keyof T>(name: N) => ({
      value: values[name],
      disabled: busy,
      onChange: (value: T[N], part?: string) => change(name, value, part),
    }),
    /** The blur handler for a control that edits one part of a list. */
    leave: (part: string) => (event: FocusEvent) => blur(part, event),
    problem: (name: keyof T | `${keyof T & string}.${string}`): string | undefined => inWords(shown[name]),
    /** The number of problems on the screen. */
    problemCount: Object.keys(shown).length,
  };
}
