import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

/** An announcement as this door tells it. */
export interface ToldAnnouncement {
  id: string;
  title: string;
  [field: string]: unknown;
}

export interface Refused {
  message: string;
  data: Record<string, unknown> | undefined;
}

/** A client of Socket.IO, and what it has been told: `new <title>`, `update <title>`, `delete <id>`. */
export class IoClient {
  readonly told: string[] = [];
  readonly announcements: ToldAnnouncement[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    for (const verb of ['new', 'update'])
      socket.on(`${verb}Announcement`, ({ announcement, ...rest }: { announcement: ToldAnnouncement }) => {
        this.announcements.push(announcement);
        this.hear(verb, announcement.title, rest);
      });
    socket.on('deleteAnnouncement', ({ id, ...rest }: { id: string }) => this.hear('delete', id, rest));
  }

  /** One that comes back quickly where it comes back by itself. */
  static connect(
    url: string,
    auth: Record<string, unknown>,
    options: Partial<ManagerOptions & SocketOptions> = {},
  ): IoClient {
    const ways = { transports: ['websocket'], forceNew: true, reconnectionDelay: 20, reconnectionDelayMax: 100 };
    return new IoClient(io(url, { ...ways, auth, ...options }));
  }

  /** Resolves when it is let in, or let in again; rejects when it is turned away. */
  async open(): Promise<this> {
    if (!this.socket.connected)
      await new Promise<void>((resolve, reject) => {
        this.socket.once('connect', resolve);
        this.socket.once('connect_error', reject);
      });
    return this;
  }

  /** Why it is turned away. */
  async refused(): Promise<Refused> {
    const { message, data } = await new Promise<Error & { data?: Refused['data'] }>((resolve) =>
      this.socket.once('connect_error', resolve),
    );
    return { message, data };
  }

  /** How its connection ends. */
  gone(): Promise<string> {
    return new Promise((resolve) => this.socket.once('disconnect', resolve));
  }

  /** What it has been told when this has come. */
  async until(last: string): Promise<string[]> {
    while (!this.told.includes(last)) await new Promise<void>((resolve) => this.waiting.add(resolve));
    return this.told;
  }

  /** Says something and waits for the answer. */
  say(...message: [string, ...unknown[]]): Promise<unknown> {
    return this.socket.timeout(120_000).emitWithAck(...message);
  }

  close(): void {
    this.socket.disconnect();
  }

  private hear(verb: string, what: string, rest: object): void {
    this.told.push([verb, what, ...Object.keys(rest)].join(' '));
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
