import { useEffect, useState } from 'react';
import { type FormValues, useForm } from '../../core/form.ts';
import { subscribeLanguage } from '../../core/i18n.tsx';

/** In memory only, because it may contain a password. */
let kept: FormValues | undefined;

/** A form of a visitor. It keeps its values if the language changes, because that mounts all screens again. */
export function useVisitorForm<T extends FormValues>(...[start, validate]: Parameters<typeof useForm<T>>) {
  const [restored] = useState(() => kept as T | undefined);
  const fields = useForm(restored ?? start, validate);
  const { values } = fields;
  useEffect(() => void (kept = undefined), []);
  useEffect(() => subscribeLanguage(() => void (kept = values)), [values]);
  return fields;
}
