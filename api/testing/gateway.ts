import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An SMS gateway on a free local port; set `answers.status` to choose its response. */
export async function startGateway() {
  const arrived: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const answers = { status: 201 };
  const server = createServer(async (request, response) => {
    // a killed sender may leave an incomplete request; ignore it
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    arrived.push({ headers: request.headers, body });
    response.writeHead(answers.status).end(answers.status < 300 ? 'queued' : 'no credit');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Messages.json`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  /** Settings in the format of Twilio. */
  const twilio = { smsAddress: address, smsTemplate: 'To={to}&From=+15550100&Body={text}', smsToken: 'AC1:s3cret' };
  /** The texts of the messages, if sent as forms. */
  const bodies = () => arrived.map(({ body }) => new URLSearchParams(body).get('Body')!);
  return { address, twilio, arrived, bodies, answers, close };
}
