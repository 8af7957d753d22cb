/** Runs before the page's own scripts in WebKit. Stores errors in sessionStorage, so that they survive page loads. */
export const recorder = `(${record.toString()})();\n`;

function record(): void {
  const scope = globalThis as typeof globalThis & { recordsErrors?: true };
  if (scope.recordsErrors) return;
  scope.recordsErrors = true;
  const storeError = (text: string) => {
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[];
    sessionStorage.setItem('errors', JSON.stringify([...errors, text]));
  };
  // eslint-disable-next-line no-console
  const { error } = console;
  // eslint-disable-next-line no-console
  console.error = (...said: unknown[]) => {
    storeError(said.map(String).join(' '));
    error(...said);
  };
  const failed = ({ message, target }: Event & { message?: string }) =>
    storeError(message ?? `Failed to load ${(target as Element).outerHTML}`);
  // a failed load does not bubble, so capture it
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => storeError(`Unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    storeError(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
}
