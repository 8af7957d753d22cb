import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorFields } from './errors.ts';

type Values = Record<string, string | boolean | readonly unknown[]>;
/** By the name of a field, or of what is in a list: `questions.2.label`. */
type Problems<T> = Partial<Record<keyof T, string>>;

/**
 * Whether the mouse's main button is down; a finger's tap is that for a moment, too. (`:active` stays on for a while after a
 * tap, and a menu of the other button swallows its mouseup.)
 */
let pressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', ({ button }) => (pressed = button === 0), true);
  // what is dragged away ends without a mouseup
  for (const end of ['mouseup', 'dragend']) document.addEventListener(end, () => (pressed = false), true);
}

/**
 * A form whose problems show only on fields that were touched. Sending touches everything, focuses the first wrong field,
 * and puts the server's sentences on their fields until these are edited; any other error is left in `failure`.
 * `busy` stays on after success: whoever sent the form leads on from there, unless the action answers with the values
 * that the form then goes on with. With `editingClears` a problem goes when its field is edited, to come back when it is
 * left; else it goes when it is solved.
 */
export function useForm<T extends Values>(
  initial: T,
  validate: (values: T) => Problems<T>,
  { editingClears = false }: { editingClears?: boolean } = {},
) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof T>>(new Set());
  const [refused, setRefused] = useState<Problems<T>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const problems = validate(values);

  async function send(event: FormEvent, action: (values: T) => Promise<T | void>) {
    event.preventDefault();
    if (busy || !check()) return;
    const focused = document.activeElement;
    setBusy(true);
    setFailure(undefined);
    try {
      const next = await action(values);
      if (!next) return;
      flushSync(() => {
        setBusy(false);
        restart(next);
      });
      if (focused instanceof HTMLElement) focused.focus();
    } catch (error) {
      const fields = errorFields(error);
      const ours = Object.keys(fields).some((name) => name in values || (name.split('.', 1)[0] ?? '') in values);
      flushSync(() => {
        setBusy(false);
        setRefused(ours ? (fields as Problems<T>) : {});
        setFailure(ours ? undefined : error);
      });
      if (ours) focusFirstProblem();
      // controls that were disabled for a while have lost the focus
      else if (focused instanceof HTMLElement) focused.focus();
    }
  }

  /** Goes on with these values, as if nothing had been touched. */
  function restart(next: T) {
    setValues(next);
    setTouched(new Set());
    setRefused({});
  }

  /** Touches everything and says whether all is well; if not, the first wrong field has the focus. */
  function check(): boolean {
    flushSync(() => setTouched(new Set([...Object.keys(values), ...Object.keys(problems)])));
    if (Object.keys(problems).length === 0) return true;
    focusFirstProblem();
    return false;
  }

  /** Puts the server's sentences on their fields. */
  function refuse(fields: Record<string, string>) {
    flushSync(() => setRefused(fields as Problems<T>));
    focusFirstProblem();
  }

  function focusFirstProblem() {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** With a `part` it is that of the list which is another now, else all of it. */
  function change(name: keyof T, value: T[keyof T] | string | boolean, part?: string) {
    const goes = (each: PropertyKey) =>
      each === name || (part ? each === part : String(each).startsWith(`${String(name)}.`));
    setValues((all) => ({ ...all, [name]: value }));
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([each]) => !goes(each))) as Problems<T>);
    if (editingClears) setTouched((all) => new Set([...all].filter((each) => !goes(each))));
  }

  function touch(name: keyof T) {
    setTouched((all) => new Set(all).add(name));
  }

  function blur(name: keyof T, event: FocusEvent) {
    // a message that appears under the pointer would move the button or link that is being pressed
    if (event.relatedTarget instanceof HTMLElement && event.relatedTarget.matches('button, a')) return;
    if (!pressed) return touch(name);
    addEventListener('mouseup', () => setTimeout(() => touch(name)), { once: true });
  }

  return {
    form,
    values,
    busy,
    failure,
    send,
    check,
    refuse,
    restart,
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
    /** For what is no single text: `onChange` takes the value itself, and which part of it was changed if it is one alone. */
    list: <N extends keyof T>(name: N) => ({
      value: values[name],
      disabled: busy,
      onChange: (value: T[N], part?: string) => change(name, value, part),
    }),
    /** What a control of a part of a list does when it is left. */
    leave: (part: string) => (event: FocusEvent) => blur(part, event),
    problem: (name: keyof T | `${keyof T & string}.${string}`): string | undefined =>
      refused[name] ?? (touched.has(name) ? problems[name] : undefined),
  };
}
