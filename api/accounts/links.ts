import { createHash, randomBytes } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import type { Context, Role } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import { seal } from '../core/context/seal.ts';
import type { MessageKind } from '../core/messages/message.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { sentence } from './texts.ts';

/** The one action that a mailed link allows. */
export type LinkPurpose = 'reset' | 'verify';

interface LinkTraits {
  readonly kind: MessageKind;
  readonly minutes: number;
  readonly deadSentence: Sentence;
}

const linkTraits: Readonly<Record<LinkPurpose, LinkTraits>> = {
  reset: { kind: 'reset-password', minutes: 60, deadSentence: sentence('resetLinkDead') },
  verify: { kind: 'verify-email', minutes: 24 * 60, deadSentence: sentence('verifyLinkDead') },
};

/** Our tokens have 43 characters. */
const longestToken = 100;

const newToken = () => randomBytes(32).toString('base64url');

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const invalidLink = (purpose: LinkPurpose): GraphQLError => refusal('INVALID_LINK', linkTraits[purpose].deadSentence);

export interface AccountLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** Idempotency key: the same key mails no second link. */
  readonly once?: string;
}

const insertLink = statement(
  'link-post',
  `WITH link AS (
     INSERT INTO account_links (user_id, purpose, hash, expires_at) VALUES ($1, $2, $3, now() + make_interval(mins => $4))
     ON CONFLICT (user_id, purpose) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at
     RETURNING expires_at)
   SELECT evm_post_mail($5, $1, '{}', true, $6, $7, expires_at) FROM link`,
);

/**
 * Creates a link and mails it to its owner, in the caller's transaction. Replaces the previous link of this purpose. The
 * token is never stored in plain text: the database has its hash, and the message has it sealed. The caller must hold the
 * lock on the user's row.
 */
export async function postLink(em: UnitOfWork, secret: string, { userId, purpose, once }: AccountLink): Promise<void> {
  const token = newToken();
  const { kind, minutes } = linkTraits[purpose];
  const uuid = toUuid('user', userId);
  await em.write(insertLink, [uuid, purpose, hashOf(token), minutes, kind, once, seal(secret, token)]);
}

/** Days that the link of an imported account is valid: people read mail late. */
const firstLinkDays = 7;

/** Links per statement; other requests run in between. */
const linksPerStatement = 200;

const insertFirstLinks = statement(
  'link-post-first',
  `WITH given AS (
     SELECT * FROM jsonb_to_recordset($1) AS t (id uuid, hash text, sealed text)
   ), links AS (
     INSERT INTO account_links (user_id, purpose, hash, expires_at)
     SELECT id, 'reset', decode(hash, 'hex'), now() + make_interval(days => ${firstLinkDays}) FROM given
     RETURNING user_id, expires_at)
   SELECT count(evm_post_mail('account-made', id, '{}', true, NULL, sealed, expires_at))
     FROM given JOIN links ON user_id = id`,
);

/** Mails new users (by uuid) a link to choose a password. Must run in the transaction that creates the accounts. */
export async function postFirstLinks(em: UnitOfWork, secret: string, uuids: readonly string[]): Promise<void> {
  for (let n = 0; n < uuids.length; n += linksPerStatement) {
    const links = uuids.slice(n, n + linksPerStatement).map((id) => {
      const token = newToken();
      return { id, hash: hashOf(token).toString('hex'), sealed: seal(secret, token) };
    });
    await em.write(insertFirstLinks, [asJson(links)]);
  }
}

const findOwner = statement<{ role: Role }>(
  'links-owner',
  `SELECT u.role FROM account_links l JOIN users u ON u.id = l.user_id
    WHERE l.hash = $1 AND l.purpose = $2 AND l.expires_at > now()`,
);

/** Returns the role of the link's owner. Throws INVALID_LINK if the link is invalid, used or expired. */
export async function ownerOfLink(ctx: Context, token: string, purpose: LinkPurpose): Promise<{ role: Role }> {
  if (token.length > longestToken) throw invalidLink(purpose);
  const [owner] = await ctx.rows(findOwner, [hashOf(token), purpose]);
  if (!owner) throw invalidLink(purpose);
  return owner;
}

const lockOwner = statement(
  'link-owner-lock',
  'SELECT FROM users u JOIN account_links l ON l.user_id = u.id WHERE l.hash = $1 FOR NO KEY UPDATE OF u',
);

const deleteLink = statement<{ id: string }>(
  'link-use',
  'DELETE FROM account_links WHERE hash = $1 AND purpose = $2 AND expires_at > now() RETURNING user_id AS id',
);

/**
 * Uses up a link and locks its owner's row. The lock order is user, then link, to avoid deadlocks. Returns the user's uuid.
 * Throws INVALID_LINK if the link is invalid, used or expired.
 */
export async function useLink(em: UnitOfWork, token: string, purpose: LinkPurpose): Promise<string> {
  const hash = hashOf(token);
  await em.rows(lockOwner, [hash]);
  const [usedLink] = await em.write(deleteLink, [hash, purpose]);
  if (!usedLink) throw invalidLink(purpose);
  return usedLink.id;
}
