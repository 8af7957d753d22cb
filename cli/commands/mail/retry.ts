import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

const fields = ['id', 'state', 'kind', 'to', 'subject'];

const query = `mutation ($input: RetryMailInput!) {
  retryMail(input: $input) { message { ${fields.join(' ')} } }
}`;

/** Sends a message again. */
export async function run(io: Io, api: Api, messageId: string, { json }: { json?: JsonOption }): Promise<void> {
  refuseFields(json, fields);
  const { message } = (await api.ask<{ retryMail: { message: Row } }>(query, { input: { messageId } })).retryMail;
  io.say('The message is being sent again.');
  showOne(io, message, json);
}
