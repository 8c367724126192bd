// A partner's program, as the package's test installs, compiles and runs it: it books, some answers are lost, it is
// throttled, it reads pages and takes webhooks. What it sees is one line of JSON each.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type Answer, Atrium, AtriumError } from '@atrium/sdk';
import { verifyWebhook } from '@atrium/sdk/webhooks';

const { BASE_URL: baseUrl = '', KEY: key = '', DAY: date = '' } = process.env;
const say = (line: object): void => console.log(JSON.stringify(line));

/** The answer to the first booking is lost on its way. */
let toLose = 1;
const atrium = new Atrium({
  ...{ baseUrl, key },
  fetch: async (request) => {
    const response = await fetch(request);
    say({ asked: new URL(request.url).pathname, status: response.status });
    if (response.status !== 201 || !request.url.endsWith('/newBooking') || toLose-- <= 0) {
      return response;
    }
    throw new TypeError('lost');
  },
});

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const told = async (): Promise<string> => (await lines.next()).value ?? '';

let secret = '';
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  try {
    const { id, message } = verifyWebhook(secret, body, request.headers);
    say({ webhook: message.type, id, about: message.data.id });
    response.writeHead(204).end();
  } catch (error) {
    say({ refused: error instanceof AtriumError ? error.code : String(error) });
    response.writeHead(400).end();
  }
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
say({ listening: (receiver.address() as AddressInfo).port });
secret = await told();

const [service] = await atrium.call('listActiveServices');
if (!service) throw new Error('the venue offers nothing');
const guest = await atrium.call('createCustomer', {
  body: {
    firstname: 'Kari',
    lastname: 'Nordmann',
    email: 'kari@partner.example',
    phone: '+4791234567',
  },
});
const book = (): Promise<Answer<'createBooking'>> =>
  atrium.call('createBooking', {
    body: { _service: service._id, _customer: guest._id, date, timeindex: 600, participants: 1 },
  });
const booked = [await book(), await book(), await book()];
say({ booked: booked.map(({ _id }) => _id) });

const listed: string[] = [];
for await (const { _id } of atrium.each('listBookings', { query: { from: date, limit: 1 } })) {
  listed.push(_id);
}
say({ listed });

// the eleventh call of a minute that has ten
await atrium.call('getBooking', { path: { id: booked[0]?._id ?? '' } });
say({ afterwards: (await book())._id });

const refusal: unknown = await atrium
  .call('createBooking', {
    body: { _service: service._id, _customer: guest._id, date, timeindex: 600, participants: 99 },
  })
  .catch((error: unknown) => error);
if (!(refusal instanceof AtriumError)) throw new Error('it was not refused');
say({ code: refusal.code, status: refusal.status });

await told();
receiver.close();
receiver.closeAllConnections();
process.exit(0);
