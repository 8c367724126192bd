import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Types } from 'mongoose';
import { WaitingListJob } from '../../src/modules/bookings/waiting-list/waiting-list.job';
import { LiveEvents } from '../../src/modules/live/live-events.service';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

/**
 * Half a minute (docs/booking-engine.md), and room for a busy machine, in milliseconds: by the driver's own measures
 * the last of these answers came after 65 s.
 */
const LONGEST_WAIT_MS = 45_000;

/** The way to MongoDB, which can swallow everything without a word, as a lost network or a stopped machine does. */
class Way {
  isSilent = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<Way> {
    const way: Way = new Way(
      createServer((client) => {
        const mongod = connect(port, '127.0.0.1');
        way.pass(client, mongod);
        way.pass(mongod, client);
      }),
    );
    await new Promise<void>((resolve) => {
      way.server.listen(0, '127.0.0.1', resolve);
    });
    return way;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The connections of the silence are not worth anything any more. */
  speak(): void {
    this.isSilent = false;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.speak();
    this.server.close();
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (data) => void (this.isSilent || to.write(data)));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}

describe('a database that says nothing any more', () => {
  let way: Way;
  let app: TestApp;
  beforeAll(async () => {
    const uri = new URL(process.env.MONGODB_URI ?? '');
    way = await Way.to(Number(uri.port));
    uri.port = String(way.port);
    uri.searchParams.set('directConnection', 'true');
    app = await TestApp.start(undefined, { MONGODB_URI: uri.toString() });
  });
  afterAll(async () => {
    way.speak();
    await app.stop();
    way.close();
  });

  it('keeps nobody waiting for long, and once it speaks again everything goes on', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const _service = scene.serviceId.toHexString();
    const key = new Types.ObjectId().toHexString();
    const book = () => guest.book().set('idempotency-key', key);
    const live = app.nest.get(LiveEvents);
    const listener = { vendorId: scene.vendorId.toHexString(), frameOf: () => 'told' };
    const ended = new Promise<void>((end) => {
      void live.listen({ ...listener, send: () => {}, end });
    });
    await live.open();
    await guest.booked();

    way.isSilent = true;
    const began = performance.now();
    const answers = await Promise.all([
      book(),
      guest.session.post('/api/v1/hub/holds', scene.draft(undefined)),
      scene.staff(2).put('/api/v1/services', { _id: _service, capacity: 9 }),
      app.visitor().get(`/api/v1/hub/activity/${_service}`),
      app.visitor().get('/api/health/ready'),
    ]);
    const status = await app.visitor().get('/api/health/status').expect(200);
    expect(status.body.data).toMatchObject({ state: 'down', measuredAt: expect.any(String) });
    expect(performance.now() - began).toBeLessThan(LONGEST_WAIT_MS);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    await expect(app.nest.get(WaitingListJob).tick()).rejects.toThrow();
    await expect(app.work()).rejects.toThrow();
    await ended;

    way.speak();
    await book().expect(201);
    await book().expect(201);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    await app.nest.get(WaitingListJob).tick();
    await app.work();
    const told = new Promise<string>((send) => {
      void live.listen({ ...listener, send, end: () => {} }).then(() => guest.booked());
    });
    expect(await told).toBe('told');
  });
});
