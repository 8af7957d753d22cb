import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Define } from '../../core/command.ts';
import { exitCodes, Failure, type Refusal, failureOfRefusal } from '../../core/errors.ts';
import { unreachableHost } from '../../core/network.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { findEvent } from '../events/find.ts';
import { tell } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Streams the response into the file. If the download fails, no file is left. */
export const define: Define = (command, evm) =>
  command
    .description(
      'write everybody at an event with their answers into a file (creator and managers of the event, admins)',
    )
    .argument('<event>', idOrTitle)
    .requiredOption('-o, --output <file>', 'a .csv or .xlsx file, readable for you only')
    .addOption(json('output'))
    .addHelpText(
      'after',
      examples(
        'evm registrations export "Robotics Workshop" -o workshop.csv',
        'evm registrations export event_01jd… -o workshop.xlsx',
      ),
    )
    .action(async (named, { output, json }) => {
      const [, ending] = /\.(csv|xlsx)$/i.exec(output) ?? [];
      if (!ending) throw new Failure(sentence('fileEnding'), exitCodes.usage);
      const { host, headers } = evm.api;
      const eventId = await findEvent(evm, named);
      const response = await fetch(`${host}/api/events/${eventId}/registrations.${ending.toLowerCase()}`, {
        headers,
      }).catch((error: unknown) => {
        throw unreachableHost(host, error);
      });
      if (!response.ok || !response.body) {
        const refused = (await response.json().catch(() => ({}))) as Partial<Refusal>;
        throw failureOfRefusal({ message: sentence('exportRefused', { host }), ...refused });
      }
      const body = Readable.fromWeb(response.body);
      await pipeline(body, createWriteStream(output, { mode: 0o600 })).catch(async (error: NodeJS.ErrnoException) => {
        if (error.syscall) throw new Failure(message('fileUnwritable', { file: output, code: String(error.code) }));
        await rm(output, { force: true });
        throw new Failure(sentence('brokenOff', { host }));
      });
      await tell(evm.io, sentence('exported', { file: output }));
      if (json) showOne(evm.io, { output }, json);
    });
