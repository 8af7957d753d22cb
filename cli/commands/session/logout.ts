import type { Api } from '../../core/api.ts';
import { readKept, writeKept } from '../../core/config.ts';
import { exitCodes, Failure, notSignedIn } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';

/** Ends the session on the server and forgets its token. */
export async function run(io: Io, { host, token, ask }: Api): Promise<void> {
  if (!token) throw notSignedIn();
  await ask('mutation { logout { success } }').catch((error: unknown) => {
    // a session that has ended already is what was wanted
    if (!(error instanceof Failure && error.exitCode === exitCodes.notSignedIn)) throw error;
  });
  const { [host]: _, ...tokens } = readKept(io.env).tokens;
  writeKept(io.env, { host, tokens });
  io.say(`Signed out of ${host}.`);
}
