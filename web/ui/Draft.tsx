import { Suspense } from 'react';
import type { FormValues, useForm } from '../core/form.ts';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';

export type DraftProps<T extends FormValues> = {
  fields: Pick<
    ReturnType<typeof useForm<T>>,
    'form' | 'first' | 'values' | 'busy' | 'failure' | 'restart' | 'retry' | 'onEndDraft'
  >;
  /** The form and the object that it edits. A draft belongs to both, and to the viewer. */
  name: string;
  /** The saved values. Without them, those that the form began with. */
  saved?: T | undefined;
  /** Fields that are never kept, such as secrets. */
  without?: readonly (keyof T & string)[];
  /** Adds what is typed in other fields. */
  complete?: (values: T) => T;
  /** Kept with the draft: other state of the form. */
  context?: object | undefined;
  /** Takes the context of a draft. May return the values that the draft changes, instead of the present ones. */
  onRestore?: (context: object) => T | void;
  /** May return the values to continue with after "Discard", instead of the saved ones. */
  onDiscard?: () => T;
};

const KeptDraft = lazyWithRetry(async () => (await import('./KeptDraft.tsx')).KeptDraft, { silentOffline: true });

/**
 * Keeps the unsaved input of a form on this device, and restores it the next time. Then shows a line with "Discard" at this
 * place of the form.
 */
export function Draft<T extends FormValues>(props: DraftProps<T>) {
  return (
    <Suspense fallback={null}>
      <KeptDraft {...(props as unknown as DraftProps<FormValues>)} />
    </Suspense>
  );
}
