// Plain JavaScript, because the bootstrap runs it on a Node that may not read TypeScript.

/**
 * Calls `act` once after the parent process has ended. npm forwards SIGTERM only to its shell, and SIGKILL cannot be
 * forwarded.
 */
export function onParentExit(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 300);
  timer.unref();
}
