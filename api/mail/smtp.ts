import { createTransport } from 'nodemailer';
import { storable } from '../core/statements/json.ts';
import type { Mail } from './render.ts';

/** Address and credentials of the server for outgoing mail. */
export interface SmtpServer {
  readonly smtpServer: string;
  readonly smtpPort: number;
  readonly smtpUsername: string;
  readonly smtpPassword: string;
}

/** The result of a delivery: accepted, refused permanently, or to be retried. `answer` is the server's response. */
export interface DeliveryResult {
  readonly outcome: 'sent' | 'refused' | 'again';
  readonly answer: string;
}

const isLocal = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

const optionsOf = ({ smtpServer, smtpPort, smtpUsername, smtpPassword }: SmtpServer) => ({
  host: smtpServer,
  port: smtpPort,
  secure: smtpPort === 465,
  // never send a password unencrypted, except within this machine
  requireTLS: smtpUsername !== '' && smtpPort !== 465 && !isLocal(smtpServer),
  tls: { rejectUnauthorized: !isLocal(smtpServer) },
  ...(smtpUsername && { auth: { user: smtpUsername, pass: smtpPassword } }),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends one message over a connection of its own. Never throws. */
export async function sendOnce(server: SmtpServer, mail: Partial<Mail>): Promise<DeliveryResult> {
  return sendThrough(createTransport(optionsOf(server)), mail);
}

/** Connects and signs in. Returns the error in the words of the server; undefined if there is none. */
export async function checkServer(server: SmtpServer): Promise<string | undefined> {
  const transport = createTransport(optionsOf(server));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { response, message } = error as Error & SmtpError;
    return response ?? message;
  } finally {
    transport.close();
  }
}

/** Sends messages over at most `most` pooled connections, to the server of the last call. */
export class SmtpSender {
  private serverKey = '';
  private transport: ReturnType<typeof pooledTransport> | undefined;

  constructor(private readonly most: number) {}

  async send(server: SmtpServer, mail: Mail): Promise<DeliveryResult> {
    const key = JSON.stringify(server);
    if (this.serverKey !== key) {
      this.close();
      this.transport = pooledTransport(server, this.most);
      this.serverKey = key;
    }
    return sendThrough(this.transport!, mail);
  }

  close(): void {
    this.transport?.close();
    this.transport = undefined;
    this.serverKey = '';
  }
}

/** The queue retries, so the pool does not. */
const pooledTransport = (server: SmtpServer, maxConnections: number) =>
  createTransport({
    ...optionsOf(server),
    pool: true as const,
    maxConnections,
    maxRequeues: 0,
    idleTimeout: 30_000,
  });

async function sendThrough(
  transport: { sendMail(mail: Partial<Mail>): Promise<{ response?: string }> },
  mail: Partial<Mail>,
): Promise<DeliveryResult> {
  try {
    const { response } = await transport.sendMail(mail);
    return { outcome: 'sent', answer: storable(response ?? '') };
  } catch (error) {
    const { response, responseCode, code, message } = error as Error & SmtpError;
    const isPermanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
    return { outcome: isPermanent ? 'refused' : 'again', answer: storable(response ?? message) };
  }
}

interface SmtpError {
  response?: string;
  responseCode?: number;
  code?: string;
}
