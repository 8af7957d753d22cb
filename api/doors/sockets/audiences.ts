import { createSourceEventStream, type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import { missedAnnouncements } from '../../announcements/changes.ts';
import type { AnnouncementHistory } from '../../announcements/history.ts';
import type { AnnouncementChangeRow } from '../../announcements/inputs.ts';
import type { Context, Viewer } from '../../core/context.ts';
import type { Live } from '../../core/live.ts';
import { StoredOperations } from '../graphql/operations.ts';
import { ReadAgainReason } from '../../core/readAgain.ts';
import { FanOut, type FanOutParts } from './fanOut.ts';
import { isShareable, scopeOf } from './shareable.ts';
import { readOperations } from '../rest/operations.ts';

/** What clients say. Nothing of it is believed, so nothing is known of its shape. */
export type Said = Record<'joinUserRole' | 'joinEvent' | 'leaveEvent', (...message: unknown[]) => void>;

/** What clients are told, and from where on they have to be told when they come back: their library hands it back. */
export type Told = Record<
  'newAnnouncement' | 'updateAnnouncement' | 'deleteAnnouncement',
  (news: object, offset: string) => void
>;

export type Client = Socket<Said, Told>;

const operation = 'AnnouncementChanged';

/** Under which name clients are told what GraphQL calls so. */
const eventOf: Readonly<Record<string, keyof Told>> = {
  AnnouncementCreated: 'newAnnouncement',
  AnnouncementUpdated: 'updateAnnouncement',
  AnnouncementDeleted: 'deleteAnnouncement',
};

type News = [event: keyof Told, news: object, offset: string];

interface Change {
  what: string;
}

/** As the subscription yields it; what says "read again" has no moment. */
type SeenChange = AnnouncementChangeRow;
const momentOf = (change: SeenChange) => ('at' in change ? change.at : undefined);

interface Parts {
  io: Server<Said, Told>;
  schema: GraphQLSchema;
  /** The same request through the eyes of the same or another viewer, with nothing remembered. */
  refresh(ctx: Context, viewer?: Viewer): Context;
  live: Live;
  history: AnnouncementHistory;
  log: Logger;
}

/** Everybody who listens, in groups of those who are told the same. */
export class Audiences {
  private readonly byScope = new Map<string, Audience>();
  private readonly document: DocumentNode;
  private readonly operations: StoredOperations;
  private readonly shareable: boolean;

  constructor(private readonly parts: Parts) {
    const { text } = readOperations().get(operation)!;
    this.document = parse(text);
    this.operations = new StoredOperations(parts.schema, new Map([[operation, text]]), true);
    this.shareable = isShareable(parts.schema, this.document);
  }

  /** Where this viewer belongs; it ends when it has been joined and everybody has left. */
  of(ctx: Context): Audience {
    const scope = scopeOf(ctx.viewer!, this.shareable);
    const known = this.byScope.get(scope.name);
    if (known) return known;
    const { io, refresh, schema, live, history, log } = this.parts;
    const eyes = refresh(ctx, scope.viewer);
    const audience: Audience = new Audience({
      room: `audience ${scope.name}`,
      io,
      log,
      listen: () => createSourceEventStream({ schema, document: this.document, contextValue: eyes }),
      live,
      missed: async (from, to) => missedAnnouncements(refresh(eyes), await history.between(from, to)),
      look: (change) => this.operations.find(operation)!(refresh(eyes), {}, change),
      onEnd: () => this.byScope.get(scope.name) === audience && this.byScope.delete(scope.name),
    });
    this.byScope.set(scope.name, audience);
    return audience;
  }
}

interface AudienceParts extends Pick<Parts, 'io' | 'live' | 'log'> {
  room: string;
  listen(): ReturnType<typeof createSourceEventStream>;
  missed(from: number, to: number): Promise<readonly SeenChange[]>;
  look(change: SeenChange): ReturnType<NonNullable<ReturnType<StoredOperations['find']>>>;
  onEnd(): void;
}

/** Those of Socket.IO who are told the same, with what those who come back have missed. */
class Audience {
  /** When it resolves, nothing goes untold any more. */
  readonly ready: Promise<void>;
  /** Up to here those who listen have been told. */
  upTo = 0;
  private readonly members = new Set<Client>();
  private fanOut: FanOut<SeenChange, News, Client> | undefined;

  constructor(private readonly parts: AudienceParts) {
    this.ready = this.begin();
    this.ready.catch(() => {
      parts.onEnd();
      sendAway(this.members);
    });
  }

  join(socket: Client): void {
    this.members.add(socket);
  }

  /** Tells what has become of what changed after `from`, and from here on everything, in order and each once. */
  async tellSince(from: number, socket: Client): Promise<void> {
    let told = from;
    while (told < this.upTo && socket.connected) {
      const { upTo } = this;
      for (const change of await this.parts.missed(told, upTo)) {
        const news = await this.newsOf(change);
        if (news) socket.emit(...news);
      }
      told = upTo;
    }
    if (socket.connected) void socket.join(this.parts.room);
  }

  leave(socket: Client): void {
    void socket.leave(this.parts.room);
    if (this.fanOut) this.fanOut.leave(socket);
    else this.members.delete(socket);
  }

  private async begin(): Promise<void> {
    const { io, room, live, listen, onEnd, log } = this.parts;
    const source = await listen();
    if (!(Symbol.asyncIterator in source)) throw source.errors![0]!;
    this.upTo = live.moment();
    const parts: FanOutParts<SeenChange, News, Client> = {
      source: source[Symbol.asyncIterator]() as AsyncIterator<SeenChange>,
      look: async (change) => (this.isKnown(change) ? undefined : this.newsOf(change)),
      send: (news, members, change) => {
        if (this.isKnown(change)) return;
        if (news) io.to(room).emit(...news);
        if ('at' in change) this.upTo = change.at;
        else if ('reason' in change && change.reason !== ReadAgainReason.SUBSCRIBED) sendAway(members);
      },
      onEnd: (members) => {
        onEnd();
        sendAway(members);
      },
      log,
    };
    this.fanOut = new FanOut(parts, this.members);
    // everybody may have gone while this was begun
    if (this.members.size === 0) this.fanOut.end();
  }

  /** Whoever has come since was told of it then. */
  private isKnown(change: SeenChange): boolean {
    const at = momentOf(change);
    return at !== undefined && at <= this.upTo;
  }

  private async newsOf(seen: SeenChange): Promise<News | undefined> {
    const { data, errors } = await this.parts.look(seen);
    if (errors) throw errors[0]!;
    const { what, ...news } = data!.change as Change;
    const event = eventOf[what];
    return event && [event, news, String(momentOf(seen))];
  }
}

/** There is no word for "read again": clients do so when they come back, which they do by themselves. */
function sendAway(members: ReadonlySet<Client>): void {
  for (const { conn } of members) conn.close();
}
