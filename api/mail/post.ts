import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toUuid } from '../core/ids.ts';
import { type MessageKind, templateOf } from '../core/message.ts';
import type { MessageData } from '../core/names.ts';

export interface Posted<Kind extends MessageKind> {
  readonly kind: Kind;
  /** Whom it is for; their address and language are taken as they are now. */
  readonly userId: string;
  readonly data: MessageData[Kind];
}

/**
 * Tells somebody something in the transaction of what it tells about: by a notice, and by mail, which is sent after the
 * commit (send.ts). Whoever does not want mail of that kind gets none, but for what concerns the safety of the account.
 * Statements that tell many use the function `evm_post` (post.sql) itself.
 */
export async function post<Kind extends MessageKind>(em: SqlEntityManager, told: Posted<Kind>): Promise<void> {
  const { kind, userId, data } = told;
  const isSafety = templateOf(kind).topic === 'safety';
  await em.execute('SELECT evm_post(?, ?, ?::jsonb, ?)', [
    kind,
    toUuid('user', userId),
    JSON.stringify(data),
    isSafety,
  ]);
}
