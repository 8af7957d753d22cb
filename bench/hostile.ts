import { hostileDocuments } from '../api/testing/hostile/documents.ts';
import { columns } from './columns.ts';
import type { Cast } from './cast.ts';
import type { Finding } from './findings.ts';
import { median } from './measure.ts';
import { type ProbedServer, startProbed } from './servers.ts';

/** How often each document is sent. The worst time counts. */
const rounds = 5;

const home = '{ home { viewer { firstName } upcomingEvents { id title date location registeredCount capacity } } }';

interface HostileRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly anonymous?: true;
}

/** Sends each hostile document to an idle server. Measures how long it blocks the event loop and other requests. */
export async function benchHostile(env: Record<string, string>, cast: Cast): Promise<Finding[]> {
  const server = await startProbed('api/main.js', { ...env, NODE_ENV: 'development' });
  try {
    return await measure(server, cast);
  } finally {
    await server.stop();
  }
}

async function measure(server: ProbedServer, cast: Cast): Promise<Finding[]> {
  const [attacker, bystander] = [cast.organizers[0]!, cast.participants[0]!];
  const send = async ({ query, variables }: HostileRequest, token: string | undefined): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = JSON.parse(await response.text()) as { errors?: { extensions?: { code?: string } }[] };
    return errors?.[0] ? (errors[0].extensions?.code ?? 'refused') : 'answered';
  };
  const readHome = async (): Promise<number> => {
    const start = performance.now();
    await send({ query: home }, bystander.token);
    return performance.now() - start;
  };
  const { look } = server;

  const idle: number[] = [];
  for (let n = 0; n < 300; n++) idle.push(await readHome());
  const usual = idle.slice(100).toSorted((a, b) => a - b)[100]!;
  const before = await look();
  for (let n = 0; n < 100; n++) await readHome();
  const after = await look();

  const lines = [['', 'CPU ms', 'event loop ms', 'worst read ms', 'times idle', 'answered with']];
  let longest = { name: 'nothing', worst: usual };
  const perRead = (after.cpu - before.cpu) / 100;
  lines.push(['a read, and nothing else', perRead.toFixed(1), after.held.toFixed(1), usual.toFixed(1), '1', '']);
  for (const { what, allowed, attempt } of hostileDocuments)
    for (const [name, hostileRequest] of [
      [`as much as is let through of: ${what}`, allowed],
      [what, attempt],
    ] as const) {
      if (!hostileRequest) continue;
      const token = hostileRequest.anonymous ? undefined : attacker.token;
      const costs: number[] = [];
      let [loop, worst, answer] = [0, 0, ''];
      for (let round = 0; round < rounds; round++) {
        const state = { over: false };
        await look();
        const sending = send(hostileRequest, token).finally(() => (state.over = true));
        while (!state.over) worst = Math.max(worst, await readHome());
        await sending;
        loop = Math.max(loop, (await look()).held);
        // Without other requests, to measure its own CPU time.
        const { cpu } = await look();
        answer = await send(hostileRequest, token);
        costs.push((await look()).cpu - cpu);
      }
      const cost = median(costs);
      if (worst > longest.worst) longest = { name, worst };
      lines.push([name, ...[cost, loop, worst].map((each) => each.toFixed(1)), (worst / usual).toFixed(0), answer]);
    }
  process.stdout.write(`\nHostile documents at an idle server, the worst of ${rounds}.\n\n${columns(lines, [0, 5])}`);
  const behind = `${longest.worst.toFixed(1)} to ${usual.toFixed(1)} ms, beside: ${longest.name}`;
  const name = 'the longest read beside a hostile document, to one by itself';
  return [{ name, value: longest.worst / usual, better: 'less', behind }];
}
