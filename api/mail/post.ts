import { toUuid } from '../core/ids/ids.ts';
import { type MessageKind, templateOf } from '../core/messages/message.ts';
import type { MessageData } from '../core/names.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';

export interface PostedMessage<Kind extends MessageKind> {
  readonly kind: Kind;
  /** The recipient; their current address and language are used. */
  readonly userId: string;
  readonly data: MessageData[Kind];
}

const postMessage = statement('message-post', 'SELECT evm_post($1, $2, $3, $4)');

/**
 * Notifies a user in the transaction of the change: by a notice, and by a mail that is sent after the commit (send.ts).
 * Users who turned off mail of this kind get none, except about the safety of the account. Statements that notify many users
 * call the SQL function `evm_post` (post.sql) directly.
 */
export async function post<Kind extends MessageKind>(em: UnitOfWork, message: PostedMessage<Kind>): Promise<void> {
  const { kind, userId, data } = message;
  const isSafety = templateOf(kind).topic === 'safety';
  await em.write(postMessage, [kind, toUuid('user', userId), JSON.stringify(data), isSafety]);
}
