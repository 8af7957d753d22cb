import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorFields } from './errors.ts';

type Values = Record<string, string | boolean | readonly string[]>;
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
      const ours = Object.keys(fields).some((name) => name in values);
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
    flushSync(() => setTouched(new Set(Object.keys(values))));
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

  function change(name: keyof T, value: T[keyof T] | string | boolean) {
    setValues((all) => ({ ...all, [name]: value }));
    setRefused((all) => ({ ...all, [name]: undefined }));
    if (editingClears) setTouched((all) => new Set([...all].filter((each) => each !== name)));
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
    text: (name: keyof T & string) => ({
      name,
      value: String(values[name]),
      disabled: busy,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: (event: FocusEvent) => blur(name, event),
    }),
    box: (name: keyof T & string) => ({
      name,
      checked: values[name] === true,
      disabled: busy,
      onChange: (event: { target: { checked: boolean } }) => {
        change(name, event.target.checked);
        touch(name);
      },
      onBlur: (event: FocusEvent) => blur(name, event),
    }),
    /** For what is no single text: `onChange` takes the value itself. */
    list: <N extends keyof T>(name: N) => ({
      value: values[name],
      disabled: busy,
      onChange: (value: T[N]) => change(name, value),
    }),
    problem: (name: keyof T): string | undefined => refused[name] ?? (touched.has(name) ? problems[name] : undefined),
  };
}
