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
import { addTableOptions, criteriaOf } from './filter.ts';
import { tell } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** The query string for a file: names of the API in small letters. */
function queryOf({ state, attendance, sort, descending, ...texts }: Awaited<ReturnType<typeof criteriaOf>>): string {
  const names = [state?.[0], attendance, sort].map((name) => name?.toLowerCase());
  const [stateName, attendanceName, sortName] = names;
  const all = {
    ...texts,
    state: stateName,
    attendance: attendanceName,
    sort: sortName,
    descending: String(descending),
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given).toString();
}

/** Streams the response into the file. If the download fails, no file is left. */
export const define: Define = (command, evm) =>
  addTableOptions(command)
    .description(
      'write everybody at an event, or only some, with their answers into a file (creator and managers of the event, admins)',
    )
    .argument('<event>', idOrTitle)
    .requiredOption('-o, --output <file>', 'a .csv or .xlsx file, readable for you only')
    .addOption(json('output'))
    .addHelpText(
      'after',
      examples(
        'evm registrations export "Robotics Workshop" -o workshop.csv',
        'evm registrations export event_01jd… -o workshop.xlsx',
        'evm registrations export event_01jd… --state confirmed --sort name -o seats.csv',
      ),
    )
    .action(async (named, { output, json, ...options }) => {
      const [, ending] = /\.(csv|xlsx)$/i.exec(output) ?? [];
      if (!ending) throw new Failure(sentence('fileEnding'), exitCodes.usage);
      const { host, headers } = evm.api;
      const eventId = await findEvent(evm, named);
      const query = queryOf(await criteriaOf(evm, eventId, options));
      const path = `/api/events/${eventId}/registrations.${ending.toLowerCase()}?${query}`;
      const response = await fetch(host + path, { headers }).catch((error: unknown) => {
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
