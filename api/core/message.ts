import type { MessageData } from './names.ts';

/** As whom messages come, and what stands above them. */
export const productName = 'Campus Events';

/** What a message says, whatever it is shown in: the plain text and the HTML are both made from this. */
export interface Message {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly text: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** A path of the web client. */
  | { readonly link: { readonly label: string; readonly path: string } }
  | { readonly quote: string };

export type MessageKind = keyof MessageData;

/** A file that goes with a message and that mail programs put into a calendar. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

/** What is known of a message beside its data. */
export interface MessageFrame {
  /** The address of the web client, without a slash at its end. */
  readonly base: string;
  /** The address that the message comes from. */
  readonly from: string;
  /** When it was written. */
  readonly at: Date;
}

/** One kind of message. */
export interface Template<Data> {
  /** `secret` is what its link needs; empty where it has none. */
  readonly english: (data: Data, secret: string) => Message;
  /** It concerns the safety of an account: no switch turns it off. */
  readonly isSecurity?: true;
  readonly calendar?: (data: Data, frame: MessageFrame) => CalendarFile;
}

/** The kinds of messages that a feature brings. */
export type Templates = { readonly [Kind in MessageKind]?: Template<MessageData[Kind]> };

const templates = new Map<string, Template<never>>();

/** Takes in the messages of a feature. */
export function addTemplates(more: Templates = {}): void {
  for (const [kind, template] of Object.entries(more)) templates.set(kind, template);
}

export const templateOf = (kind: MessageKind): Template<never> => templates.get(kind)!;
