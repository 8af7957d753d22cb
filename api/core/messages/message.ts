import type { Context } from '../context/context.ts';
import type { Database } from '../statements/database.ts';
import { inWords } from '../texts/inWords.ts';
import type { MessageData, Topics } from '../names.ts';
import type { Sentence, Written } from '../texts/texts.ts';

/** The sender name of messages, and the title above them. */
export const productName = 'Campus Events';

/**
 * The content of a message, independent of its format: both plain text and HTML are generated from it. `Text` is `string`
 * once its sentences are formatted.
 */
export interface Message<Text = Copy> {
  readonly subject: Text;
  /** The line that mail programs show next to the subject. */
  readonly preview: Text;
  readonly heading: Text;
  readonly blocks: readonly Block<Text>[];
}

/** A text of ours, or what a person has written. */
export type Copy = Sentence | Written | string;

export type Block<Text = Copy> =
  | { readonly text: Text }
  | { readonly facts: readonly (readonly [label: Text, value: Text])[] }
  /** A path of the web client. */
  | { readonly link: { readonly label: Text; readonly path: string } }
  | { readonly quote: Text }
  | { readonly picture: Picture<Text> };

/** A picture that is attached to the message and shown in it, without a request. */
export interface Picture<Text = Copy> {
  /** Unique within the message. */
  readonly name: string;
  /** The text alternative. */
  readonly alt: Text;
  readonly png: Buffer;
  /** Width and height in CSS pixels. */
  readonly width: number;
}

export const messageInWords = ({ subject, preview, heading, blocks }: Message): Message<string> => ({
  subject: inWords(subject),
  preview: inWords(preview),
  heading: inWords(heading),
  blocks: blocks.map(blockInWords),
});

export function blockInWords(block: Block): Block<string> {
  if ('text' in block) return { text: inWords(block.text) };
  if ('facts' in block) return { facts: block.facts.map(([label, value]) => [inWords(label), inWords(value)]) };
  if ('link' in block) return { link: { ...block.link, label: inWords(block.link.label) } };
  if ('quote' in block) return { quote: inWords(block.quote) };
  return { picture: { ...block.picture, alt: inWords(block.picture.alt) } };
}

export type MessageKind = keyof MessageData;

/** An attachment that mail programs add to a calendar. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

/** The facts about a message apart from its data. */
export interface MessageFrame {
  /** The address of the web client, without a trailing slash. */
  readonly base: string;
  /** The sender address. */
  readonly from: string;
  /** When it was written. */
  readonly at: Date;
}

/** Delivery channels, in addition to the bell, which shows everything. */
export const ways = ['email', 'push', 'sms'] as const;
export type DeliveryChannel = (typeof ways)[number];

/** A group of message kinds that users turn on and off together. */
export interface Topic {
  /** Completes the phrase "mail about …". */
  readonly name: Copy;
  /** The channels that it supports. */
  readonly ways: readonly DeliveryChannel[];
  /** Off by default. */
  readonly isOff?: true;
}

/** The topics of a feature. */
export type TopicsOf = { readonly [Name in keyof Topics]?: Topic };

/** The channels that a feature adds, with a check whether each is available now. */
export type ChannelChecks = { readonly [Each in DeliveryChannel]?: (ctx: Context) => boolean | Promise<boolean> };

/** One kind of message. */
export interface Template<Data> {
  /** The topic that turns it on and off. `safety` concerns the account and is always on. */
  readonly topic: keyof Topics | 'safety';
  /** `secret` is the token of its link; empty if it has none. */
  readonly compose: (data: Data, secret: string) => Message;
  readonly calendar?: (data: Data, frame: MessageFrame) => CalendarFile | undefined;
}

/** The message templates of a feature. */
export type Templates = { readonly [Kind in MessageKind]?: Template<MessageData[Kind]> };

const templates = new Map<string, Template<never>>();

/** Registers the templates of a feature. */
export function addTemplates(more: Templates = {}): void {
  for (const [kind, template] of Object.entries(more)) templates.set(kind, template);
}

export const templateOf = (kind: MessageKind): Template<never> => templates.get(kind)!;

/** Blocks that a feature adds to mails of other features; computed when they are sent. */
export interface Enclosure {
  readonly kinds: readonly MessageKind[];
  /** The blocks below the facts of the message. `person` is the uuid of the recipient. */
  blocks(message: { readonly person: string; readonly data: never }, parts: EnclosureParts): Promise<readonly Block[]>;
}

export interface EnclosureParts {
  readonly database: Pick<Database, 'pool'>;
  readonly secret: string;
}

const enclosures = new Map<MessageKind, Enclosure>();

/** Registers the enclosure of a feature. */
export function addEnclosure(more: Enclosure | undefined): void {
  for (const kind of more?.kinds ?? []) enclosures.set(kind, more!);
}

export const enclosureOf = (kind: MessageKind): Enclosure | undefined => enclosures.get(kind);

const topics = new Map<string, Topic>();
const channelChecks = new Map<DeliveryChannel, (ctx: Context) => boolean | Promise<boolean>>();

/** Registers the topics of a feature. */
export function addTopics(more: TopicsOf = {}): void {
  for (const [name, topic] of Object.entries(more)) topics.set(name, topic);
}

/** Registers the channels of a feature. */
export function addChannels(more: ChannelChecks = {}): void {
  for (const way of ways) if (more[way]) channelChecks.set(way, more[way]);
}

export const topicOf = (name: string): Topic | undefined => topics.get(name);

/** The names of the topics that have a message, in the order of the features. */
export function topicNames(): string[] {
  const used = new Set<string>([...templates.values()].map(({ topic }) => topic));
  return [...topics.keys()].filter((name) => used.has(name));
}

/** The channels that are available now. */
export async function availableChannels(ctx: Context): Promise<DeliveryChannel[]> {
  const there = await Promise.all(ways.map(async (way) => channelChecks.get(way)?.(ctx) ?? false));
  return ways.filter((_, place) => there[place]);
}
