import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server in the API's place: tells what reached it, and streams events. */
export async function startStandInApi(): Promise<{ url: string; server: Server }> {
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      return;
    }
    if (request.url === '/api/too-large') {
      // as the API does: the answer first, while the body still arrives
      response.writeHead(413, { 'content-type': 'application/json' });
      response.end('{"code":"PAYLOAD_TOO_LARGE"}');
      request.resume();
      return;
    }
    if (request.url === '/api/v1/container/fjord/ancestors') {
      response.writeHead(204, { 'x-frame-ancestors': "'self' https://www.fjord.example" });
      response.end();
      return;
    }
    const head = /^\/heads\/(.*)$/.exec(request.url ?? '')?.[1];
    if (head !== undefined) {
      answerHead(head, request, response);
      return;
    }
    if (request.url === '/api/closing') {
      asked += 1;
      response.writeHead(503, { 'retry-after': '5' });
      response.end(String(asked));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json',
        'set-cookie': ['a=1; HttpOnly', 'b=2'],
      });
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

const SAUNA = '650000000000000000000001';

/** Knows the venue Fjord and its sauna; breaks down for Bakken, and never answers for Slow. */
function answerHead(head: string, request: IncomingMessage, response: ServerResponse): void {
  headsAsked.push(`${head} by ${request.headers['x-forwarded-for']}`);
  if (head === 'slow') return;
  if (head === 'bakken') {
    response.writeHead(503).end();
    return;
  }
  const title = { fjord: 'Fjord', [`fjord?activity=${SAUNA}`]: 'Sauna $& Fjord' }[head];
  if (title) response.writeHead(204, { 'x-page-head': `<title>${title}</title><meta>` }).end();
  else response.writeHead(404).end();
}

/** What was asked of the heads of pages, and for whom. */
export const headsAsked: string[] = [];
