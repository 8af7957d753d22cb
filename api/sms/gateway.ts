import type { OutgoingResponse, Outgoing } from '../core/context/outgoing.ts';
import { isJson, usualSmsTemplate } from '../settings/validate.ts';

/** The HTTP gateway that sends text messages, as configured by an admin. */
export interface Gateway {
  readonly address: string;
  readonly template: string;
  readonly token: string;
}

export interface TextMessage {
  /** The idempotency key: a retry has the same one. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Sends a message to the gateway. Throws if the gateway does not answer. */
export function sendText(outgoing: Outgoing, gateway: Gateway, message: TextMessage): Promise<OutgoingResponse> {
  const template = gateway.template || usualSmsTemplate;
  const isOfJson = isJson(template);
  const headers = {
    'content-type': isOfJson ? 'application/json' : 'application/x-www-form-urlencoded',
    'idempotency-key': message.id,
    ...(gateway.token && { authorization: authorizationOf(gateway.token) }),
  };
  return outgoing.post(gateway.address, { headers, body: (isOfJson ? jsonBody : formBody)(template, message) });
}

/** `name:password` becomes Basic authentication (Twilio); a token without a colon becomes a Bearer token. */
const authorizationOf = (token: string) =>
  token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;

const fillTemplate = (text: string, { id, to, text: messageText }: TextMessage): string =>
  text.replaceAll(/\{(id|to|text)\}/g, (_, name: 'id' | 'to' | 'text') => ({ id, to, text: messageText })[name]);

const jsonBody = (template: string, message: TextMessage): string =>
  JSON.stringify(
    JSON.parse(template, (_, value: unknown) => (typeof value === 'string' ? fillTemplate(value, message) : value)),
  );

/** Decodes and encodes each part, so that a template may contain `+1555` or `%2B1555`. */
const formBody = (template: string, message: TextMessage): string =>
  template
    .split('&')
    .map((pair) => pair.split('=').map((part) => encodeURIComponent(fillTemplate(decodeText(part), message))))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
