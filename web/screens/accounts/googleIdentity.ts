/** The part of Google's identity script that this app uses. */
export type GoogleIdentity = {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void;
};

const scriptUrl = 'https://accounts.google.com/gsi/client';
/** If the script has not loaded after so many milliseconds, it counts as blocked. */
const loadTimeout = 10_000;

let identity: Promise<GoogleIdentity> | undefined;
let credentialHandler: (credential: string) => void = () => {};

/**
 * Loads Google's script once per page and passes each credential to the `onCredential` of the last caller. Rejects if the
 * script does not load; the next call tries again.
 */
export function loadGoogle(clientId: string, onCredential: (credential: string) => void): Promise<GoogleIdentity> {
  credentialHandler = onCredential;
  identity ??= loadScript().then((google) => {
    google.initialize({ client_id: clientId, callback: ({ credential }) => credentialHandler(credential) });
    return google;
  });
  identity.catch(() => (identity = undefined));
  return identity;
}

function loadScript(): Promise<GoogleIdentity> {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  return new Promise<GoogleIdentity>((resolve, reject) => {
    const timer = setTimeout(() => script.dispatchEvent(new Event('error')), loadTimeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const id = (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
      if (id) resolve(id);
      else reject(new Error('no identity in the script'));
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('no script'));
    });
    document.head.append(script);
  });
}
