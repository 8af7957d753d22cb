import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toUuid } from '../core/ids.ts';
import { type MessageKind, templateOf } from '../core/message.ts';
import type { MessageData } from '../core/names.ts';

export interface Posted<Kind extends MessageKind> {
  readonly kind: Kind;
  /** Whom it is for; their address and language are taken as they are now. */
  readonly userId: string;
  readonly data: MessageData[Kind];
  /** What must not be read in the database until it is sent, sealed (core/seal.ts). */
  readonly sealed?: string;
  readonly uselessAfter?: Date;
}

/**
 * Writes a message in the transaction of what it tells about; the queue sends it after the commit. Whoever has turned
 * e-mail off gets nothing, but what concerns the safety of the account. Statements that write for many use the function
 * `evm_post_mail` (post.sql) itself. A message that is inserted sets off evm_set_mail_cause (cause.sql) and, unless it
 * waits, evm_queue_new_mail (queue.sql).
 */
export async function postMail<Kind extends MessageKind>(em: SqlEntityManager, mail: Posted<Kind>): Promise<void> {
  const { kind, userId, data, sealed, uselessAfter } = mail;
  await em.execute('SELECT evm_post_mail(?, ?, ?::jsonb, ?, NULL, ?, ?)', [
    kind,
    toUuid('user', userId),
    JSON.stringify(data),
    templateOf(kind).isSecurity ?? false,
    sealed ?? null,
    uselessAfter ?? null,
  ]);
}
