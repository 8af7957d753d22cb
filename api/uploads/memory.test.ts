import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { queryObjects } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';

const api = await startApi();
const agent = new Agent({ keepAlive: true });
afterAll(async () => {
  agent.destroy();
  await api.close();
});

const megabyte = 1024 * 1024;
const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

/** The code of the answer to a file that is no picture. */
function upload(token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  return new Promise((resolve, reject) => {
    const sent = request(`${api.url}/api/uploads?for=profile`, { agent, method: 'POST', headers }, (answer) =>
      json(answer).then((body) => resolve((body as { code: unknown }).code), reject),
    );
    sent.on('error', reject);
    sent.end(Buffer.concat([Buffer.from(form), Buffer.alloc(4 * megabyte), Buffer.from('\r\n--x--\r\n')]));
  });
}

/** Bytes of buffers that something still refers to. */
function heldBuffers(): number {
  // it collects the garbage first
  queryObjects(Agent, { format: 'count' });
  return process.memoryUsage().arrayBuffers;
}

test('a file leaves memory before its connection closes', async () => {
  const tokens = await Promise.all((await api.buildUsers(8)).map((person) => api.tokenOf(person)));
  const before = heldBuffers();
  expect(await Promise.all(tokens.map(upload))).toEqual(tokens.map(() => 'UNSUPPORTED_MEDIA_TYPE'));
  await expect.poll(() => heldBuffers() - before, { timeout: 10_000 }).toBeLessThan(8 * megabyte);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(8);
});
