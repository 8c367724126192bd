/**
 * What the API is measured against, and the control that must oversell: Fastify and the native driver with
 * nothing around them. Started as a process of its own: PORT and MONGODB_URI are its environment.
 */
import fastify from 'fastify';
import { MongoClient } from 'mongodb';
import { AtomicWrites, type BareBooking } from './atomic-writes';
import { type NaiveRequest, NaiveWrites } from './naive-writes';
import { readMonth } from './read-month';

async function serve(): Promise<void> {
  const client = new MongoClient(process.env.MONGODB_URI ?? '', { maxPoolSize: 50 });
  await client.connect();
  const db = client.db();
  const writes = new AtomicWrites(client, db);
  const naive = new NaiveWrites(db);
  await naive.prepare();
  const server = fastify();

  server.get('/api/health/ready', async () => ({ success: true }));

  server.get<{ Params: { id: string }; Querystring: { from: string; until: string } }>(
    '/availability/:id',
    async ({ params, query }) => ({ success: true, data: await readMonth(db, params.id, query) }),
  );

  server.post<{ Body: BareBooking }>('/booking', async ({ body, headers }, reply) => {
    const id = await writes.book(body, String(headers['idempotency-key']));
    reply.status(id ? 201 : 409);
    return { success: id !== undefined, data: { _id: id, ...body } };
  });

  server.post<{ Body: NaiveRequest }>('/naive', async ({ body }, reply) => {
    const booked = await naive.book(body);
    reply.status(booked ? 201 : 409);
    return { success: booked };
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
