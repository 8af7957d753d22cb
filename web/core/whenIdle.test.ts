import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser without requestIdleCallback runs the work a moment later', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { whenIdle } = await import('./whenIdle.ts');
  const work = vi.fn<() => void>();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('a browser with requestIdleCallback decides itself when the work runs', async () => {
  const idle = vi.fn<(work: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  const { whenIdle } = await import('./whenIdle.ts');
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  expect(idle).toHaveBeenCalledWith(work);
});
