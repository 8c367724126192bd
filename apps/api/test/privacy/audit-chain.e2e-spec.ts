import { Types } from 'mongoose';
import { verifyAudit } from '../../src/cli/verify-audit-command';
import { AuditSealer } from '../../src/modules/audit/seal/audit-sealer';
import { AuditVerifier, type Finding } from '../../src/modules/audit/seal/audit-verifier';
import { AuditWitnessJob } from '../../src/modules/audit-witness/audit-witness.job';
import { MailServer } from '../support/outside/mail-server';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { makeGuest } from '../support/things/customers';

/** An id as if it had been made a day ago. */
const yesterday = () => {
  const id = Buffer.from(new Types.ObjectId().id);
  id.writeUInt32BE(Math.floor(Date.now() / 1000) - 86_400, 0);
  return new Types.ObjectId(id);
};

describe('the audit log cannot be changed unnoticed', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    scene = await BookingScene.open(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const audit = () => app.connection.collection('audit');
  const seals = () => app.connection.collection('auditSeals');
  const own = () => ({ _vendor: scene.vendorId });
  const seal = () => app.nest.get(AuditSealer).seal();
  const verify = async () => {
    const findings: Finding[] = [];
    const scope = { vendorId: scene.vendorId.toHexString() };
    const result = await app.nest.get(AuditVerifier).verify(scope, (one) => findings.push(one));
    return { ...result, findings };
  };
  /** Some entries, sealed twice. */
  const log = async () => {
    const guest = await scene.guest();
    await guest.booked({ comment: 'By the window' });
    await seal();
    const made = await makeGuest(app, scene.vendorId);
    await scene
      .staff()
      .put('/api/admin/customer', { ...made, firstname: 'Kaia' })
      .expect(200);
    await seal();
    return { made, entries: await audit().find(own()).sort({ _id: 1 }).toArray() };
  };

  it('is whole, sealed once, by however many at once', async () => {
    const { entries } = await log();
    expect(await verify()).toMatchObject({ entries: entries.length, seals: 2, findings: [] });
    await scene.staff(2).post('/api/v1/admin/segments', { type: 'Golf' });
    await Promise.all([seal(), seal(), seal()]);
    expect(await seal()).toBe(0);
    expect(await verify()).toMatchObject({ waiting: 0, findings: [] });
  });

  it('tells an entry that waits to be sealed from one that was put in', async () => {
    await log();
    const guest = await scene.guest();
    await guest.booked();
    expect(await verify()).toMatchObject({ findings: [], waiting: expect.any(Number) });
    expect((await verify()).waiting).toBeGreaterThan(0);
    const [entry] = await audit().find(own()).toArray();
    const _id = yesterday();
    await audit().insertOne({ ...entry, _id });
    await seal();
    expect((await verify()).findings).toEqual([{ kind: 'inserted', what: _id.toHexString() }]);
  });

  it.each<[string, object, Finding['kind']]>([
    ['a value', { $set: { 'after.participants': 7 } }, 'edited'],
    ['who it was', { $set: { 'actor.id': new Types.ObjectId().toHexString() } }, 'edited'],
    ['when', { $set: { at: new Date(0) } }, 'edited'],
    ['a field that was added', { $set: { extra: 1 } }, 'edited'],
    ['what only an erasure removes', { $set: { 'after.comment': '(erased)' } }, 'edited'],
  ])('finds %s', async (_what, change, kind) => {
    const { entries } = await log();
    const booked = entries.find(({ action }) => action === 'booking.created');
    await audit().updateOne({ _id: booked?._id }, change);
    expect((await verify()).findings).toEqual([{ kind, what: booked?._id.toHexString() }]);
  });

  it('finds an entry that is gone, and a seal that is gone, changed or made again', async () => {
    const { entries } = await log();
    await audit().deleteOne({ _id: entries[0]?._id });
    expect((await verify()).findings).toEqual([
      { kind: 'removed', what: entries[0]?._id.toHexString() },
    ]);
    if (entries[0]) await audit().insertOne(entries[0]);
    expect((await verify()).findings).toEqual([]);
    const [first] = await seals().find(own()).sort({ no: 1 }).toArray();
    await seals().updateOne({ _id: first?._id }, { $set: { at: new Date(0) } });
    expect((await verify()).findings).toEqual([{ kind: 'seal', what: '1' }]);
    await seals().deleteOne({ _id: first?._id });
    expect((await verify()).findings).toContainEqual({ kind: 'seal', what: '2' });
  });

  it('stays whole when a guest is erased, and is guarded from then on again', async () => {
    const { made } = await log();
    await scene.staff(3).delete('/api/admin/delete_customer', { userId: made._id }).expect(200);
    // the moment before what is left is sealed
    expect((await verify()).findings).toEqual([]);
    await seal();
    expect((await verify()).findings).toEqual([]);
    const customerId = new Types.ObjectId(String(made._id));
    expect(await app.connection.collection('auditSalts').countDocuments({ customerId })).toBe(0);
    const entry = await audit().findOne({ customerId, action: 'customer.updated' });
    await audit().updateOne({ _id: entry?._id }, { $set: { 'after.firstname': 'Ola' } });
    const what = entry?._id.toHexString();
    expect((await verify()).findings).toContainEqual({ kind: 'edited', what });
  });

  it('tells its head outside, by which a chain that was written again is known', async () => {
    await log();
    const mail = await MailServer.start();
    const AUDIT_WITNESS = 'keeper@outside.example';
    const telling = await TestApp.start(undefined, { SMTP_URL: mail.url, AUDIT_WITNESS });
    await telling.nest.get(AuditWitnessJob).nightly();
    await telling.work('tell-audit-heads');
    await telling.stop();
    await mail.stop();
    const told = mail.arrived.at(-1);
    const head = (await verify()).head?.hash ?? '';
    expect(told?.to).toEqual(['keeper@outside.example']);
    expect(told?.source).toContain(head);

    const said: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    await verifyAudit(app.nest, { head: [head] });
    expect(said).not.toContain(`head ${head}: in no chain`);
    await seals().deleteMany(own());
    await seal();
    expect(await verifyAudit(app.nest, { head: [head] })).toBe(false);
    expect(said).toContain(`head ${head}: in no chain`);
  });
});
