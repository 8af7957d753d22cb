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

/** Uploads a file that is not a picture and returns the error code. */
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

/** Bytes of buffers that are still referenced. */
function heldBuffers(): number {
  // queryObjects runs the garbage collector first
  queryObjects(Agent, { format: 'count' });
  return process.memoryUsage().arrayBuffers;
}

test('an uploaded file is released from memory while its connection stays open', async () => {
  const tokens = await Promise.all((await api.buildUsers(8)).map((person) => api.tokenOf(person)));
  const before = heldBuffers();
  expect(await Promise.all(tokens.map(upload))).toEqual(tokens.map(() => 'UNSUPPORTED_MEDIA_TYPE'));
  await expect.poll(() => heldBuffers() - before, { timeout: 10_000 }).toBeLessThan(8 * megabyte);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(8);
});
