import type pg from 'pg';
import { unseal } from '../core/context/seal.ts';
import type { Sender } from './render.ts';
import type { SmtpServer } from './smtp.ts';

const readSettings = `SELECT smtp_server AS "smtpServer", smtp_port AS "smtpPort", smtp_username AS "smtpUsername",
    smtp_password AS "smtpPassword", system_email_address AS "from", time_zone AS "timeZone" FROM system_settings`;

/** The mail server and the sender address of the current system settings. */
export async function readServer({
  pool,
  secret,
  base,
}: {
  readonly pool: pg.Pool;
  readonly secret: string;
  readonly base: string;
}): Promise<SmtpServer & Omit<Sender, 'base' | 'linkSecret'>> {
  const { rows } = await pool.query<
    Omit<SmtpServer, 'smtpPassword'> & Omit<Sender, 'base' | 'linkSecret'> & StoredPassword
  >(readSettings);
  const { smtpPassword, from, ...server } = rows[0]!;
  return {
    ...server,
    smtpPassword: smtpPassword ? (unseal(secret, smtpPassword) ?? '') : '',
    from: senderOf(from, base),
  };
}

interface StoredPassword {
  /** Sealed. */
  smtpPassword: string | null;
}

/** The sender address. If the settings have none, it is an address at the host of the web client. */
export const senderOf = (address: string, base: string): string => {
  const { hostname } = new URL(base);
  return address || `no-reply@${hostname.includes('.') ? hostname : `${hostname}.localdomain`}`;
};
