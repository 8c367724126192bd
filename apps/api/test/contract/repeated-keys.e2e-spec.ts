import { MailServer } from '../support/outside/mail-server';
import { repeatableCalls } from '../support/repeatable-calls/repeatable-calls';
import { type Call, RepeatableVenue } from '../support/repeatable-calls/two-calls';
import { type Method, TestApp, type UserSession } from '../support/test-app';
import { anAddress } from '../support/things/accounts';

interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, unknown>;
}

/** Repeating a PUT does no harm, unless it creates something. */
const doesMoreTwice = (method: string, { responses }: Operation): boolean =>
  method === 'post' || method === 'delete' || (method === 'put' && '201' in responses);

describe('the same Idempotency-Key twice', () => {
  let mail: MailServer;
  let app: TestApp;
  let venue: RepeatableVenue;
  beforeAll(async () => {
    mail = await MailServer.start();
    // a message is only sent again where there is a mail server
    app = await TestApp.start(undefined, { SMTP_URL: mail.url });
    venue = await RepeatableVenue.open(app);
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });

  /** Of each collection, but for what counts requests. */
  const hashes = async () => {
    await app.settled();
    const { collections } = (await app.connection.db?.command({ dbHash: 1 })) ?? {};
    const { throttling, refusals, ...kept } = collections;
    return kept;
  };

  it('has a case for every operation that takes a key and does more when done twice', async () => {
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    const documented = Object.entries<Record<string, Operation>>(body.paths).flatMap(
      ([path, item]) =>
        Object.entries(item)
          .filter(([method, operation]) => doesMoreTwice(method, operation))
          .filter(([, { parameters = [] }]) =>
            parameters.some(({ name }) => name === 'Idempotency-Key'),
          )
          .map(([method]) => `${method} ${path}`),
    );
    expect(Object.keys(repeatableCalls).sort()).toEqual(documented.sort());
  });

  it.each(Object.entries(repeatableCalls))('%s', async (operation, make) => {
    const { one, other, by = venue.owner } = await make(venue);
    const method = operation.split(' ')[0] as Method;
    const send = ({ path, body, headers = {} }: Call) =>
      by
        .call(method, path, body)
        .set(headers)
        .set('idempotency-key', operation.replaceAll(' ', ':'))
        .set('x-forwarded-for', anAddress());

    const first = await send(one);
    if (!first.ok) throw new Error(`${first.status} ${first.text}`);
    const after = await hashes();

    const again = await send(one);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await hashes()).toEqual(after);

    const another = await send(other);
    if (isVisitor(by)) {
      // who is not known by name has no keys to mix up: this may be somebody else
      expect(another.status).toBe(first.status);
      return;
    }
    expect([another.status, another.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await hashes()).toEqual(after);
  });
});

const isVisitor = ({ id }: UserSession): boolean => id === undefined;
