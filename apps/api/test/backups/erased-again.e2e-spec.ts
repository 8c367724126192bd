import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { migrate } from '../../src/common/database/migrations/migrate';
import { refuseHalfRestored } from '../../src/common/database/unfinished-restore';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { makeGuest } from '../support/things/customers';
import { BackupScene } from './backup-scene';

describe('guests who were erased after a backup', () => {
  let app: TestApp;
  let other: TestApp;
  let venue: BookingScene;
  let scene: BackupScene;
  beforeAll(async () => {
    app = await TestApp.start();
    await migrate(app.connection, new Logger());
    other = await BackupScene.target();
  });
  afterAll(async () => {
    await other.connection.dropDatabase();
    await other.stop();
    await app.stop();
  });
  beforeEach(async () => {
    await BackupScene.empty(app);
    await other.connection.dropDatabase();
    venue = await BookingScene.open(app);
    scene = new BackupScene(app, other);
  });

  const named = (name: string) => makeGuest(app, venue.vendorId, { firstname: name });
  const erase = (_id: string, by = app) =>
    by.staff(venue.vendorId, 3).delete('/api/admin/delete_customer', { userId: _id }).expect(200);
  const restored = (_id: string) =>
    other.connection.collection('customers').findOne({ _id: new Types.ObjectId(_id) });

  it('are erased again, whatever stood against it at the moment that is restored', async () => {
    const guest = await named('Solveig');
    const eternal = await named('Sigrid');
    const third = await named('Kept');
    await app.connection
      .collection('customers')
      .updateOne({ _id: new Types.ObjectId(eternal._id) }, { $set: { doNotDelete: true } });
    const draft = venue.draft(undefined, { _customer: guest._id, comment: 'Solveig sings' });
    const { body } = await venue.staff().post('/api/admin/newBooking', draft).expect(201);
    const { from } = await scene.backup();
    const at = from.wall;
    await venue.staff().post(`/api/v1/admin/reservation/${body.data._id}/cancel`, {}).expect(200);
    app.clock.set('2026-06-20T12:00:00Z');
    await erase(guest._id);
    await app.connection
      .collection('customers')
      .updateOne({ _id: new Types.ObjectId(eternal._id) }, { $set: { doNotDelete: false } });
    await erase(eternal._id);
    await scene.extend();

    other.clock.set('2026-06-15T12:00:00Z');
    await scene.restore({ at });
    expect(scene.lines).toContain('Erased again: 2');
    for (const { _id } of [guest, eternal]) {
      expect(await restored(_id)).toMatchObject({ firstname: '', erasedAt: expect.any(Date) });
    }
    expect(await restored(third._id)).toMatchObject({ firstname: 'Kept' });
    const booking = await other.connection
      .collection('bookings')
      .findOne({ _id: new Types.ObjectId(String(body.data._id)) });
    expect(booking).toMatchObject({ active: true });
    expect(
      JSON.stringify([booking, await other.connection.collection('audit').find().toArray()]),
    ).not.toContain('Solveig');
  });

  it('are known from the database that is emptied, and from a list', async () => {
    const [first, second] = [await named('Solveig'), await named('Sigrid')];
    const { id } = await scene.backup();
    await scene.restore();
    await erase(first._id, other);
    const erased = [
      { vendor: venue.vendorId, guest: new Types.ObjectId(second._id), at: new Date() },
    ];
    await scene.restore({ id, replace: true, erased });
    expect(scene.lines.filter((line) => line.startsWith('Erased again'))).toEqual([
      'Erased again: 0',
      'Erased again: 2',
    ]);
    for (const { _id } of [first, second])
      expect(await restored(_id)).toMatchObject({ firstname: '' });
  });

  it('and whom the nights since would have anonymised are so before anybody is served', async () => {
    await BackupScene.empty(app);
    venue = await BookingScene.open(app, { vendor: { anonymiseAfterMonths: 12 } });
    const guest = await named('Long ago');
    await scene.backup();
    other.clock.set('2028-06-15T12:00:00Z');
    await scene.restore();
    expect(scene.lines).toContain('Anonymised: 1');
    expect(await restored(guest._id)).toMatchObject({ firstname: '' });
    other.clock.set('2026-06-15T12:00:00Z');
  });

  it('come not back by a server that is started before their erasure', async () => {
    await named('Solveig');
    await scene.backup();
    let reads = 0;
    scene.files.reading = () => {
      reads += 1;
      if (reads > 4) throw new Error('the line is down');
    };
    await expect(scene.restore()).rejects.toThrow('the line is down');
    await expect(refuseHalfRestored(other.connection)).rejects.toThrow(
      'was broken off. Run it again',
    );
    scene.files.reading = () => {};
    await scene.restore();
    await refuseHalfRestored(other.connection);
  });
});
