import pg from 'pg';

export type Row = Record<string, unknown>;

/** A statement with a name is prepared once per connection. */
export type Query = <R extends Row>(name: string, text: string, values: unknown[]) => Promise<R[]>;

/** An ordinary pool: each running statement has a connection of its own. */
export function openPool(url: string): Query {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async <R extends Row>(name: string, text: string, values: unknown[]) =>
    (await pool.query<R>({ name, text, values })).rows;
}

/** Three connections with pipelining. Statements of one turn of the event loop leave in one packet. */
export async function openPipeline(url: string): Promise<Query> {
  const clients = Array.from({ length: 3 }, () => new pg.Client({ connectionString: url, pipeline: true }));
  await Promise.all(clients.map((client) => client.connect()));
  const lanes = clients.map((client) => {
    const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection;
    return { client, stream, corked: false };
  });
  let next = 0;
  return async <R extends Row>(name: string, text: string, values: unknown[]) => {
    const lane = lanes.find(({ corked }) => corked) ?? lanes[(next = (next + 1) % lanes.length)]!;
    if (!lane.corked) {
      lane.corked = true;
      lane.stream.cork();
      setImmediate(() => {
        lane.corked = false;
        lane.stream.uncork();
      });
    }
    return (await lane.client.query<R>({ name, text, values })).rows;
  };
}
