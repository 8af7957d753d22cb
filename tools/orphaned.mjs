// Plain JavaScript, because the bootstrap needs it before there is a Node that reads TypeScript.

/**
 * Calls `act` once when the process that started this one is gone: npm passes SIGTERM on to its shell only, and a
 * SIGKILL to nobody.
 */
export function onOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 300);
  timer.unref();
}
