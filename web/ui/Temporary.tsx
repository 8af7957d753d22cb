import { XIcon } from '@primer/octicons-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { usePausedAt } from '../core/connection.ts';
import { t } from '../core/i18n.tsx';

type TemporaryProps = {
  /** The time starts again if this changes. */
  of?: unknown;
  /** In ms. */
  time?: number;
  onEnd: () => void;
  /** Whether it can be closed while live updates are paused. */
  closable?: boolean;
  children: ReactNode;
};

/**
 * Something that ends by itself. It waits while it has the pointer or the focus. If the viewer has paused live updates on
 * this device, it stays.
 */
export function Temporary({ of, time = 3000, onEnd, closable = false, children }: TemporaryProps) {
  const isPaused = usePausedAt() > 0;
  const { isHeld, hold } = useHeld();
  useTimeout(time, isHeld || isPaused, onEnd, of);
  return (
    <div data-row="center condensed" {...hold}>
      <div data-text="grow">{children}</div>
      {isPaused && closable && (
        <button
          type="button"
          data-icon-button
          aria-label={t('ui.closeMessage')}
          onClick={() => {
            onEnd();
            // the focus would be lost with the message
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          <XIcon />
        </button>
      )}
    </div>
  );
}

/**
 * Leads on after `time` milliseconds, unless the viewer has paused live updates. Does not wait for the pointer, which is still
 * where the button was.
 */
export function LeadOn({ time, onEnd }: { time: number; onEnd: () => void }) {
  useTimeout(time, usePausedAt() > 0, onEnd);
  return null;
}

/** Whether an element has the pointer or the focus, and the props of that element. */
export function useHeld() {
  const [isHeld, setHeld] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const release = useCallback(() => {
    // a touch screen reports :hover for a while after a tap
    const isPointed = ref.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    setHeld(isPointed || (ref.current?.contains(document.activeElement) ?? false));
  }, []);
  const take = () => setHeld(true);
  return {
    isHeld,
    /** Call it after something in the element disappeared, which fires neither pointerleave nor blur. */
    release,
    hold: { ref, onPointerEnter: take, onPointerLeave: release, onFocus: take, onBlur: release },
  };
}

/** Calls `onEnd` after `time` milliseconds, not counting the time while `paused` is true. A new `subject` starts it again. */
export function useTimeout(time: number, paused: boolean, onEnd: () => void, subject?: unknown): void {
  const remaining = useRef({ subject, time });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (remaining.current.subject !== subject) remaining.current = { subject, time };
    if (paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current.time);
    return () => {
      clearTimeout(timer);
      remaining.current.time -= Date.now() - startedAt;
    };
  }, [paused, subject, time]);
}
