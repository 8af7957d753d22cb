import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

/** An announcement in a Socket.IO message. */
export interface SocketAnnouncement {
  id: string;
  title: string;
  [field: string]: unknown;
}

export interface ConnectionRefusal {
  message: string;
  data: Record<string, unknown> | undefined;
}

/** A Socket.IO client that records its messages as `new <title>`, `update <title>`, `delete <id>`. */
export class IoClient {
  readonly received: string[] = [];
  readonly announcements: SocketAnnouncement[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    for (const verb of ['new', 'update'])
      socket.on(`${verb}Announcement`, ({ announcement, ...rest }: { announcement: SocketAnnouncement }) => {
        this.announcements.push(announcement);
        this.hear(verb, announcement.title, rest);
      });
    socket.on('deleteAnnouncement', ({ id, ...rest }: { id: string }) => this.hear('delete', id, rest));
  }

  /** Connects with short reconnection delays. */
  static connect(
    url: string,
    auth: Record<string, unknown>,
    options: Partial<ManagerOptions & SocketOptions> = {},
  ): IoClient {
    const ways = { transports: ['websocket'], forceNew: true, reconnectionDelay: 20, reconnectionDelayMax: 100 };
    return new IoClient(io(url, { ...ways, auth, ...options }));
  }

  /** Resolves when the connection is accepted; rejects when it is refused. */
  async open(): Promise<this> {
    if (!this.socket.connected)
      await new Promise<void>((resolve, reject) => {
        this.socket.once('connect', resolve);
        this.socket.once('connect_error', reject);
      });
    return this;
  }

  /** Resolves to the reason of a refused connection. */
  async refused(): Promise<ConnectionRefusal> {
    const { message, data } = await new Promise<Error & { data?: ConnectionRefusal['data'] }>((resolve) =>
      this.socket.once('connect_error', resolve),
    );
    return { message, data };
  }

  /** Resolves to the reason of the disconnection. */
  gone(): Promise<string> {
    return new Promise((resolve) => this.socket.once('disconnect', resolve));
  }

  /** Resolves to all messages when this one has arrived. */
  async until(last: string): Promise<string[]> {
    while (!this.received.includes(last)) await new Promise<void>((resolve) => this.waiting.add(resolve));
    return this.received;
  }

  /** Emits a message and waits for the acknowledgement. */
  say(...message: [string, ...unknown[]]): Promise<unknown> {
    return this.socket.timeout(120_000).emitWithAck(...message);
  }

  close(): void {
    this.socket.disconnect();
  }

  private hear(verb: string, what: string, rest: object): void {
    this.received.push([verb, what, ...Object.keys(rest)].join(' '));
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
