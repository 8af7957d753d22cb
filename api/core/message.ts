import type { Context } from './context.ts';
import type { Database } from './database.ts';
import type { MessageData, Topics } from './names.ts';

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
  | { readonly quote: string }
  | { readonly picture: Picture };

/** A picture that is sent along and shown in the message; nothing is fetched. */
export interface Picture {
  /** Tells it from other pictures of the message. */
  readonly name: string;
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
  readonly png: Buffer;
  /** In CSS pixels, as high as it is wide. */
  readonly width: number;
}

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

/** By what messages come, beside the bell, which has everything. */
export const ways = ['email', 'push', 'sms'] as const;
export type Way = (typeof ways)[number];

/** What a person chooses by: kinds of messages that one wants or does not want together. */
export interface Topic {
  /** What such mail is about, as in "mail about …". */
  readonly name: string;
  /** By which ways they can come. */
  readonly ways: readonly Way[];
  /** Only who asks for them gets them. */
  readonly isOff?: true;
}

/** Those of a feature. */
export type TopicsOf = { readonly [Name in keyof Topics]?: Topic };

/** The ways that a feature brings, and whether one is there at the moment. */
export type WaysOf = { readonly [Each in Way]?: (ctx: Context) => boolean | Promise<boolean> };

/** One kind of message. */
export interface Template<Data> {
  /** By what people choose whether they want it; `safety`: of their account, which no switch turns off. */
  readonly topic: keyof Topics | 'safety';
  /** `secret` is what its link needs; empty where it has none. */
  readonly english: (data: Data, secret: string) => Message;
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

/** What a feature adds to mails of others, known only when they are sent. */
export interface Enclosure {
  readonly kinds: readonly MessageKind[];
  /** What stands below the facts of the message; `person` is the uuid of whom it is for. */
  blocks(message: { readonly person: string; readonly data: never }, parts: EnclosureParts): Promise<readonly Block[]>;
}

export interface EnclosureParts {
  readonly database: Pick<Database, 'pool'>;
  readonly secret: string;
}

const enclosures = new Map<MessageKind, Enclosure>();

/** Takes in what a feature adds to mails. */
export function addEnclosure(more: Enclosure | undefined): void {
  for (const kind of more?.kinds ?? []) enclosures.set(kind, more!);
}

export const enclosureOf = (kind: MessageKind): Enclosure | undefined => enclosures.get(kind);

const topics = new Map<string, Topic>();
const offered = new Map<Way, (ctx: Context) => boolean | Promise<boolean>>();

/** Takes in the topics of a feature. */
export function addTopics(more: TopicsOf = {}): void {
  for (const [name, topic] of Object.entries(more)) topics.set(name, topic);
}

/** Takes in the ways of a feature. */
export function addWays(more: WaysOf = {}): void {
  for (const way of ways) if (more[way]) offered.set(way, more[way]);
}

export const topicOf = (name: string): Topic | undefined => topics.get(name);

/** The names of the topics of which there is a message, in the order of the features. */
export function topicNames(): string[] {
  const used = new Set<string>([...templates.values()].map(({ topic }) => topic));
  return [...topics.keys()].filter((name) => used.has(name));
}

/** The ways that are there at the moment. */
export async function waysAt(ctx: Context): Promise<Way[]> {
  const there = await Promise.all(ways.map(async (way) => offered.get(way)?.(ctx) ?? false));
  return ways.filter((_, place) => there[place]);
}
