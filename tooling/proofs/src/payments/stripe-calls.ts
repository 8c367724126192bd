import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  VERSION as MOCK_VERSION,
  startStripeMock,
  stripeMock,
} from '@atrium/api/payments/stripe-mock';
import { StripeProvider } from '@atrium/api/payments/stripe-provider';
import { root } from '@atrium/runner/workspace';
import type { Finding } from '../checks/findings';

const PROVIDER = 'apps/api/src/modules/payments/provider/stripe/stripe-provider.ts';
const SECRET = 'whsec_of_the_proof';
const SCOPE = { vendorId: '650000000000000000000001' };
const PAYMENT = '650000000000000000000002';

/** How the library names a call, and how it reaches Stripe. */
const CALLS: Readonly<Record<string, RegExp>> = {
  'checkout.sessions.create': /^POST \/v1\/checkout\/sessions$/,
  'checkout.sessions.retrieve': /^GET \/v1\/checkout\/sessions\/\w+$/,
  'checkout.sessions.expire': /^POST \/v1\/checkout\/sessions\/\w+\/expire$/,
  'paymentIntents.cancel': /^POST \/v1\/payment_intents\/\w+\/cancel$/,
  'paymentIntents.capture': /^POST \/v1\/payment_intents\/\w+\/capture$/,
  'paymentIntents.retrieve': /^GET \/v1\/payment_intents\/\w+$/,
  'paymentIntents.list': /^GET \/v1\/payment_intents$/,
  'paymentIntents.create': /^POST \/v1\/payment_intents$/,
  'paymentMethods.detach': /^POST \/v1\/payment_methods\/\w+\/detach$/,
  'refunds.list': /^GET \/v1\/refunds$/,
  'refunds.create': /^POST \/v1\/refunds$/,
};
/** Not over the network. */
const READING = 'webhooks.constructEvent';

interface Seen {
  readonly call: string;
  readonly status: number;
  readonly version: string | undefined;
  readonly answer: string;
}

/** Between the library and stripe-mock: notes each call, and has a session be as far as the proof says. */
class Between {
  readonly seen: Seen[] = [];
  session: object = {};
  private readonly server: Server;

  constructor(mockPort: number) {
    this.server = createServer(async (incoming, outgoing) => {
      const { method = '', url = '', headers } = incoming;
      const body = await buffer(incoming);
      const answer = await fetch(`http://127.0.0.1:${mockPort}${url}`, {
        method,
        headers: Object.fromEntries(
          ['authorization', 'content-type', 'idempotency-key', 'stripe-version'].flatMap((name) =>
            typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
          ),
        ),
        ...(body.length > 0 ? { body } : {}),
      });
      const told = await answer.text();
      const version = headers['stripe-version'];
      this.seen.push({
        call: `${method} ${url.split('?')[0]}`,
        status: answer.status,
        version: typeof version === 'string' ? version : undefined,
        answer: told,
      });
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ ...JSON.parse(told), ...this.sessionIn(told) }));
    });
  }

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private sessionIn(told: string): object {
    return told.includes('"checkout.session"') ? this.session : {};
  }
}

/** Undefined without Go, which builds stripe-mock. */
export async function stripeFindings(
  log: (line: string) => void,
): Promise<{ findings: Finding[]; controlFailed: boolean } | undefined> {
  const binary = stripeMock();
  if (!binary) return undefined;
  const mock = await startStripeMock(binary);
  const between = new Between(mock.port);
  try {
    const port = await between.start();
    const provider = new StripeProvider({
      ...{ secretKey: 'sk_test_1', webhookSecret: SECRET },
      server: { host: '127.0.0.1', port, protocol: 'http' },
    });
    await callAll(provider, between);
    const source = await readFile(join(root, PROVIDER), 'utf8');
    const { version, range, described } = await libraryVersions();
    log(`stripe ${version}, API ${described}, stripe-mock ${MOCK_VERSION}`);
    const [, pinned = ''] = /API_VERSION = '([^']+)'/.exec(source) ?? [];
    return {
      findings: [
        { check: 'every call that is made is covered', wrong: uncovered(source, between.seen) },
        { check: 'stripe-mock takes each of them', wrong: refusedOf(between.seen) },
        {
          check: 'the versions are pinned, and sent with each call',
          wrong: [
            ...(range === version ? [] : [`stripe ${range} may be another than ${version}`]),
            ...(described === pinned ? [] : [`the types describe ${described}, not ${pinned}`]),
            ...between.seen
              .filter((one) => one.version !== pinned)
              .map((one) => `${one.call} was sent as of ${one.version}`),
          ],
        },
        { check: 'only what Stripe has signed lately is read', wrong: readWrongly(provider) },
      ],
      controlFailed: await isRefused(mock.port),
    };
  } finally {
    between.stop();
    mock.stop();
  }
}

/** Every way into the provider, with a session in every state that leads to another call. */
async function callAll(provider: StripeProvider, between: Between): Promise<void> {
  const money = { amount: 45_000, currency: 'NOK' };
  const { reference } = await provider.open(SCOPE, {
    ...{ ...money, paymentId: PAYMENT, description: 'Dinner, Fri 19 June, 19:00', language: 'no' },
    ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + 30 * 60_000) },
    returnUrl: 'https://atrium.example/payment_success',
  });
  between.session = { status: 'open', payment_intent: null };
  await provider.look(SCOPE, reference);
  await provider.close(SCOPE, reference);
  const intent = { object: 'payment_intent', id: 'pi_1', status: 'requires_capture' };
  between.session = { status: 'complete', payment_intent: intent };
  await provider.close(SCOPE, reference);
  await provider.capture(SCOPE, reference);
  between.session = { status: 'complete', payment_intent: { ...intent, status: 'succeeded' } };
  await provider.refund(SCOPE, reference, { ...money, amount: 20_000, key: 'r1' });
  between.session = {};
  await callOfCards(provider);
}

/** Cards that are kept: given with a payment and without one, charged, and forgotten. */
async function callOfCards(provider: StripeProvider): Promise<void> {
  const money = { amount: 45_000, currency: 'NOK', description: 'Dinner, Fri 19 June, 19:00' };
  const page = {
    ...{ ...money, language: 'no', createdAt: new Date() },
    expiresAt: new Date(Date.now() + 30 * 60_000),
    returnUrl: 'https://atrium.example/payment_success',
  };
  const saving = { consent: 'Up to NOK 900', email: 'kari@guest.example' };
  const ids = ['3', '4'].map((digit) => `65000000000000000000000${digit}`);
  await provider.open(SCOPE, { ...page, paymentId: ids[0] ?? '', saving });
  const known = { ...saving, holder: 'cus_1' };
  await provider.open(SCOPE, { ...page, amount: 0, paymentId: ids[1] ?? '', saving: known });
  const card = { holder: 'cus_1', card: 'pm_1' };
  const { reference } = await provider.charge(SCOPE, {
    ...{ ...money, paymentId: PAYMENT, card, createdAt: new Date() },
  });
  await provider.capture(SCOPE, reference);
  await provider.forget(SCOPE, card);
}

/** What the provider's source calls and this proof does not, or the other way round. */
function uncovered(source: string, seen: readonly Seen[]): string[] {
  const made = new Set(
    [...source.matchAll(/this\.stripe\.([\w.]+)\(/g)].map(([, call = '']) => call),
  );
  const known = [...Object.keys(CALLS), READING];
  return [
    ...[...made].filter((call) => !known.includes(call)).map((call) => `${call} is not covered`),
    ...known.filter((call) => !made.has(call)).map((call) => `${call} is not made any more`),
    ...Object.entries(CALLS)
      .filter(([, pattern]) => !seen.some(({ call }) => pattern.test(call)))
      .map(([call]) => `${call} did not reach stripe-mock`),
  ];
}

const refusedOf = (seen: readonly Seen[]): string[] =>
  seen
    .filter(({ status }) => status >= 300)
    .map(({ call, status, answer }) => `${call}: ${status} ${answer.slice(0, 200)}`);

const load = createRequire(require.resolve('@atrium/api/payments/stripe-provider'));

interface Library {
  new (
    key: string,
  ): {
    webhooks: {
      generateTestHeaderString(of: { payload: string; secret: string; timestamp?: number }): string;
    };
  };
  API_VERSION: string;
  PACKAGE_VERSION: string;
}

const libraryOf = (): Library => {
  const loaded: Library & { default?: Library } = load('stripe');
  return loaded.default ?? loaded;
};

async function libraryVersions() {
  const { API_VERSION: described, PACKAGE_VERSION: version } = libraryOf();
  const ours = await readFile(join(root, 'apps', 'api', 'package.json'), 'utf8');
  const range: string = JSON.parse(ours).dependencies.stripe;
  return { version, range, described };
}

/** A message as Stripe signs it, and messages that it did not sign like this. */
function readWrongly(provider: StripeProvider): string[] {
  const { webhooks } = new (libraryOf())('sk_test_1');
  const metadata = { venue: SCOPE.vendorId, payment: PAYMENT };
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'checkout.session.completed' },
    data: { object: { metadata } },
  });
  const signed = (change: object = {}) =>
    webhooks.generateTestHeaderString({ payload, secret: SECRET, ...change });
  const isRead = (signature: string): boolean => {
    try {
      return provider.readNotice(Buffer.from(payload), signature)?.paymentId === PAYMENT;
    } catch {
      return false;
    }
  };
  const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
  return [
    ...(isRead(signed()) ? [] : ['a right one is refused']),
    ...(isRead('') ? ['one without a signature is read'] : []),
    ...(isRead(signed({ secret: 'whsec_of_another' })) ? ["somebody else's is read"] : []),
    ...(isRead(signed({ timestamp: anHourAgo })) ? ['one of an hour ago is read'] : []),
  ];
}

/** The control: a call that Stripe does not know. */
async function isRefused(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/refunds`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_1',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'amount=much&nonsense=1',
  });
  return answer.status >= 400;
}
