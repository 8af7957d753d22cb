import { createSourceEventStream, type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import { missedAnnouncementChanges } from '../../announcements/changes.ts';
import type { AnnouncementHistory } from '../../announcements/history.ts';
import type { AnnouncementChangeRow } from '../../announcements/inputs.ts';
import type { Context, Viewer } from '../../core/context/context.ts';
import type { Live } from '../../core/journal/live.ts';
import { everybody, partFor, type PartitionedChange } from '../../core/journal/partitionedChange.ts';
import { StoredOperations } from '../graphql/operations.ts';
import { ReadAgainReason } from '../../core/journal/readAgain.ts';
import { FanOut, type FanOutParts } from './fanOut.ts';
import { isShareable, scopeOf } from './shareable.ts';
import { readOperations } from '../rest/operations.ts';

/** Messages of clients. Their contents are untrusted, so they are untyped. */
export type ClientEvents = Record<'joinUserRole' | 'joinEvent' | 'leaveEvent', (...message: unknown[]) => void>;

/**
 * Messages to clients. Each has an offset, which the client's library sends back on reconnection to request a replay.
 */
export type ServerEvents = Record<
  'newAnnouncement' | 'updateAnnouncement' | 'deleteAnnouncement',
  (payload: object, offset: string) => void
>;

export type Client = Socket<ClientEvents, ServerEvents>;

const operation = 'AnnouncementChanged';

/** The Socket.IO event for each GraphQL type of change. */
const eventOf: Readonly<Record<string, keyof ServerEvents>> = {
  AnnouncementCreated: 'newAnnouncement',
  AnnouncementUpdated: 'updateAnnouncement',
  AnnouncementDeleted: 'deleteAnnouncement',
};

/** A change for the whole audience, or split by recipients. */
type AudienceChange = AnnouncementChangeRow | PartitionedChange<AnnouncementChangeRow>;

type Emission = [event: keyof ServerEvents, payload: object, offset: string];

/** A "read again" message has no time. */
const timestampOf = (change: AudienceChange) => ('at' in change ? change.at : undefined);

interface Parts {
  io: Server<ClientEvents, ServerEvents>;
  schema: GraphQLSchema;
  /** The same request with empty caches, optionally for another viewer. */
  refresh(ctx: Context, viewer?: Viewer): Context;
  live: Live;
  history: AnnouncementHistory;
  log: Logger;
}

/** All sockets, grouped into audiences that receive the same messages. */
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

  /** The audience of a viewer; it ends when its last member leaves. */
  of(ctx: Context): Audience {
    const scope = scopeOf(ctx.viewer!, this.shareable);
    const known = this.byScope.get(scope.name);
    if (known) return known;
    const { io, refresh, schema, live, history, log } = this.parts;
    const scoped = refresh(ctx, scope.viewer);
    const audience: Audience = new Audience({
      room: `audience ${scope.name}`,
      io,
      log,
      listen: () => createSourceEventStream({ schema, document: this.document, contextValue: scoped }),
      live,
      missed: async (from, to) => missedAnnouncementChanges(refresh(scoped), await history.changesBetween(from, to)),
      resolve: (change) => this.operations.find(operation)!(refresh(scoped), {}, change),
      onEnd: () => this.byScope.get(scope.name) === audience && this.byScope.delete(scope.name),
    });
    this.byScope.set(scope.name, audience);
    return audience;
  }
}

interface AudienceParts extends Pick<Parts, 'io' | 'live' | 'log'> {
  room: string;
  listen(): ReturnType<typeof createSourceEventStream>;
  missed(from: number, to: number): Promise<readonly AudienceChange[]>;
  resolve(change: AnnouncementChangeRow): ReturnType<NonNullable<ReturnType<StoredOperations['find']>>>;
  onEnd(): void;
}

/** Sockets that receive the same messages, with a replay for reconnecting clients. */
class Audience {
  /** Resolves when the audience receives all changes. */
  readonly ready: Promise<void>;
  /** All changes up to this time were sent to the members. */
  upTo = 0;
  private readonly members = new Set<Client>();
  private readonly owners = new WeakMap<Client, string>();
  private fanOut: FanOut<AnnouncementChangeRow, Emission, Client> | undefined;

  constructor(private readonly parts: AudienceParts) {
    this.ready = this.begin();
    this.ready.catch(() => {
      parts.onEnd();
      disconnectAll(this.members);
    });
  }

  join(socket: Client, viewerId: string): void {
    this.owners.set(socket, viewerId);
    this.members.add(socket);
  }

  /**
   * Sends the current state of everything that changed after `from`, then joins the room: all changes in order, each
   * once.
   */
  async replaySince(from: number, socket: Client): Promise<void> {
    let sent = from;
    while (sent < this.upTo && socket.connected) {
      const { upTo } = this;
      for (const received of await this.parts.missed(sent, upTo)) {
        const change = partFor(received, this.owners.get(socket)!);
        const payload = change && (await this.emissionOf(change));
        if (payload) socket.emit(...payload);
      }
      sent = upTo;
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
    this.upTo = live.nextTimestamp();
    const parts: FanOutParts<AnnouncementChangeRow, Emission, Client> = {
      source: source[Symbol.asyncIterator]() as AsyncIterator<AudienceChange>,
      resolve: async (change) => (this.isDelivered(change) ? undefined : this.emissionOf(change)),
      send: (parts, members, change) => {
        if (this.isDelivered(change)) return;
        for (const { payload, isFor } of parts) {
          if (!payload) continue;
          if (isFor === everybody) io.to(room).emit(...payload);
          else
            for (const socket of members)
              if (socket.rooms.has(room) && isFor(this.owners.get(socket)!)) socket.emit(...payload);
        }
        if ('at' in change) this.upTo = change.at;
        else if ('reason' in change && change.reason !== ReadAgainReason.SUBSCRIBED) disconnectAll(members);
      },
      onEnd: (members) => {
        onEnd();
        disconnectAll(members);
      },
      log,
    };
    this.fanOut = new FanOut(parts, this.members);
    // all members may have left in the meantime
    if (this.members.size === 0) this.fanOut.end();
  }

  /** Whether the replay has covered a change already. */
  private isDelivered(change: AudienceChange): boolean {
    const at = timestampOf(change);
    return at !== undefined && at <= this.upTo;
  }

  private async emissionOf(change: AnnouncementChangeRow): Promise<Emission | undefined> {
    const { data, errors } = await this.parts.resolve(change);
    if (errors) throw errors[0]!;
    const { what, ...payload } = data!.change as { what: string };
    const event = eventOf[what];
    return event && [event, payload, String(timestampOf(change))];
  }
}

/** There is no "read again" message: closing the connection makes the client reconnect and get a replay. */
function disconnectAll(members: ReadonlySet<Client>): void {
  for (const { conn } of members) conn.close();
}
