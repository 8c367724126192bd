/**
 * The baseline of the benchmarks, and the control that must oversell: Fastify and the native driver, with
 * nothing but a check of the token's signature. Runs as a separate process, with PORT, MONGODB_URI
 * and JWT_SECRET as its environment.
 */
import fastify from 'fastify';
import { MongoClient } from 'mongodb';
import { AtomicWrites } from './atomic-writes';
import { tokenCheck } from './bare-token';
import type { BareBooking } from './booking-records';
import { type NaiveRequest, NaiveWrites } from './naive-writes';
import { MonthReader } from './read-month';
import { SpaReader } from './read-spa';
import { type TablesQuery, TablesReader } from './read-tables';

const READY = '/api/health/ready';

async function serve(): Promise<void> {
  const client = new MongoClient(process.env.MONGODB_URI ?? '', { maxPoolSize: 50 });
  await client.connect();
  const db = client.db();
  const months = new MonthReader(db);
  const tables = new TablesReader(db);
  const spa = new SpaReader(db);
  const writes = new AtomicWrites(client, db);
  const naive = new NaiveWrites(db);
  await naive.prepare();
  const server = fastify();
  const isSigned = tokenCheck(process.env.JWT_SECRET ?? '');

  server.addHook('onRequest', (request, reply, done) => {
    if (request.url === READY || isSigned(request.headers.authorization)) return done();
    reply.status(401).send({ success: false });
  });

  server.get(READY, async () => ({ success: true }));

  server.get<{ Params: { id: string }; Querystring: { from: string; until: string } }>(
    '/availability/:id',
    async ({ params, query }) => ({ success: true, data: await months.read(params.id, query) }),
  );

  server.get<{ Params: { id: string }; Querystring: TablesQuery }>(
    '/tables/:id',
    async ({ params, query }) => ({ success: true, data: await tables.read(params.id, query) }),
  );

  server.get<{ Params: { date: string; type: string }; Querystring: { vendor: string } }>(
    '/spa/:date/:type',
    async ({ params: { date, type }, query: { vendor } }) => ({
      success: true,
      data: await spa.read(date, type, vendor),
    }),
  );

  server.post<{ Body: BareBooking }>('/booking', async ({ body, headers }, reply) => {
    const id = await writes.book(body, String(headers['idempotency-key']));
    reply.status(id ? 201 : 409);
    return { success: id !== undefined, data: { _id: id, ...body } };
  });

  server.post<{ Body: NaiveRequest }>('/naive', async ({ body, headers }, reply) => {
    const id = await naive.book(body, String(headers['idempotency-key']));
    reply.status(id ? 201 : 409);
    return { success: id !== undefined, data: { _id: id, ...body } };
  });

  await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  process.once('SIGTERM', () => {
    void server.close().then(() => client.close());
  });
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
