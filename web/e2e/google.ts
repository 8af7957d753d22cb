import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { importJWK, type JWK, SignJWT } from 'jose';

/** A signed Google credential with these claims; by default for a new account. */
export async function credentialOf(claims: Record<string, unknown> = {}): Promise<string> {
  const { clientId, key, kid } = JSON.parse(process.env.E2E_GOOGLE!) as { clientId: string; key: JWK; kid: string };
  const name = randomUUID().slice(0, 8);
  return new SignJWT({
    email: `google-${name}@evm.example`,
    email_verified: true,
    given_name: 'Nina',
    family_name: 'Iyer',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer('https://accounts.google.com')
    .setAudience(typeof claims.aud === 'string' ? claims.aud : clientId)
    .setSubject(typeof claims.sub === 'string' ? claims.sub : name)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'RS256'));
}

export const googleScript = 'https://accounts.google.com/gsi/client';

/** A stand-in for the part of Google's script that the app uses. Its button returns the credential of the test. */
const googleStub = `window.google = { accounts: { id: {
  initialize(options) {
    if (this.options) throw new Error('initialized twice');
    this.options = options;
  },
  renderButton(parent, { text, width }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = { signin_with: 'Sign in with Google', signup_with: 'Sign up with Google' }[text];
    button.style = 'display: block; height: 40px; color: #1f1f1f; background: #fff; width: ' + width + 'px';
    button.onclick = async () => this.options.callback({ credential: await window.credentialOfStory() });
    parent.append(button);
  },
} } };`;

/** Replaces Google's script by the stand-in; its button returns `credential`. */
export async function stubGoogle(page: Page, credential: () => Promise<string> = credentialOf): Promise<void> {
  await page.exposeFunction('credentialOfStory', credential);
  await page.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body: googleStub }));
}

export async function pressGoogle(page: Page, name: 'Sign in with Google' | 'Sign up with Google'): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  await button.click();
}
