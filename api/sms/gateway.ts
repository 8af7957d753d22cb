import type { Answered, Outgoing } from '../core/outgoing.ts';
import { isJson, usualSmsTemplate } from '../settings/validate.ts';

/** Who sends text messages for us, as an admin has described it. */
export interface Gateway {
  readonly address: string;
  readonly template: string;
  readonly token: string;
}

export interface TextMessage {
  /** The same for one that is sent again. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Hands a message to the gateway. Throws where it does not answer. */
export function sendText(outgoing: Outgoing, gateway: Gateway, message: TextMessage): Promise<Answered> {
  const template = gateway.template || usualSmsTemplate;
  const isOfJson = isJson(template);
  const headers = {
    'content-type': isOfJson ? 'application/json' : 'application/x-www-form-urlencoded',
    'idempotency-key': message.id,
    ...(gateway.token && { authorization: authorizationOf(gateway.token) }),
  };
  return outgoing.post(gateway.address, { headers, body: (isOfJson ? json : form)(template, message) });
}

/** A name and a password, as Twilio takes them, or a token alone. */
const authorizationOf = (token: string) =>
  token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;

const filled = (text: string, { id, to, text: said }: TextMessage): string =>
  text.replaceAll(/\{(id|to|text)\}/g, (_, name: 'id' | 'to' | 'text') => ({ id, to, text: said })[name]);

const json = (template: string, message: TextMessage): string =>
  JSON.stringify(
    JSON.parse(template, (_, value: unknown) => (typeof value === 'string' ? filled(value, message) : value)),
  );

/** Each part is encoded here, so that a template may hold `+1555` as well as `%2B1555`. */
const form = (template: string, message: TextMessage): string =>
  template
    .split('&')
    .map((pair) => pair.split('=').map((part) => encodeURIComponent(filled(decoded(part), message))))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
