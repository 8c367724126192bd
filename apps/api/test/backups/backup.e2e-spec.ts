import { Logger } from '@nestjs/common';
import { mongo, Types } from 'mongoose';
import { migrate } from '../../src/common/database/migrations/migrate';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { aPicture } from '../support/things/pictures';
import { BackupScene, newKey } from './backup-scene';

describe('a backup', () => {
  let app: TestApp;
  let other: TestApp;
  let venue: BookingScene;
  let scene: BackupScene;
  let minute = 0;
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
    // each backup has a name of its own
    minute += 1;
    app.clock.set(new Date(Date.UTC(2026, 5, 15, 9, minute)).toISOString());
    await BackupScene.empty(app);
    await other.connection.dropDatabase();
    venue = await BookingScene.open(app, { service: { capacity: 1_000 } });
    scene = new BackupScene(app, other);
  });

  const oddities = () => app.connection.collection('test_oddities');
  const restoredOddities = () => other.connection.collection('test_oddities');
  const book = async (times: number) => {
    const guest = await venue.guest();
    for (let index = 0; index < times; index += 1) await guest.booked({ timeindex: 600 });
    return guest;
  };

  it('brings everything back as it was: bookings, their log, pictures, and the types of numbers', async () => {
    await book(3);
    await aPicture(app, venue.staff(2));
    await oddities().insertMany([
      {
        _id: new Types.ObjectId(),
        whole: new mongo.Int32(1),
        real: new mongo.Double(1),
        long: mongo.Long.fromNumber(1),
      },
      { _id: 'text' as never, at: new Date(), list: [1, [2, { three: null }]], '2026': true },
      { _id: 7 as never, bytes: Buffer.from('bytes'), pattern: /a/i, id: new Types.ObjectId() },
    ]);
    await scene.backup();
    const hashes = await BackupScene.hashes(app);
    expect(Object.keys(hashes)).toEqual(
      expect.arrayContaining(['audit', 'bookings', 'ledgers', 'pictureFiles.chunks', 'pictures']),
    );
    await scene.restore();
    expect(await BackupScene.hashes(other)).toEqual(hashes);
    const [{ indexes = [] } = {}] = await other.connection
      .collection('customers')
      .aggregate([{ $indexStats: {} }, { $group: { _id: null, indexes: { $push: '$name' } } }])
      .toArray();
    expect(indexes).toContain('customer_email');
  });

  it('is right though everything changes while it is made', async () => {
    await book(4);
    const ids = Array.from({ length: 40 }, (_, index) => `n${String(index).padStart(3, '0')}`);
    const text = 'x'.repeat(300);
    await oddities().insertMany(
      ids.map((id) => ({
        _id: id as never,
        text,
        list: [1, 2, 3, 4],
        deep: { a: { b: 1 } },
        n: 0,
      })),
    );
    let writes = 0;
    scene.files.writing = async () => {
      writes += 1;
      const [first, second, third] = [0, 7, 13].map((step) => ids[(writes + step) % ids.length]);
      await oddities().updateOne({ _id: first as never }, [
        { $set: { list: { $slice: ['$list', 2] }, 'deep.a.b': writes, n: { $add: ['$n', 1] } } },
      ]);
      await oddities().updateOne({ _id: first as never }, { $set: { 'list.0': { now: writes } } });
      await oddities().updateOne({ _id: second as never }, { $unset: { deep: 1 }, $inc: { n: 1 } });
      await oddities().deleteOne({ _id: third as never });
      await oddities().insertOne({ _id: third as never, text, list: [writes], again: writes });
      await oddities().insertOne({ _id: `m${writes}` as never, text, of: 'before the first' });
      await oddities().replaceOne({ _id: `m${writes - 3}` as never }, { replaced: writes });
      await app.connection.collection('test_new').insertOne({ writes });
      if (writes % 5 === 0) await book(1);
    };
    await scene.backup();
    scene.files.writing = () => {};
    expect(writes).toBeGreaterThan(20);
    await scene.extend();
    const hashes = await BackupScene.hashes(app);
    await scene.restore();
    expect(await BackupScene.hashes(other)).toEqual(hashes);
  });

  it('is restored to any moment that it has, and to no other', async () => {
    const guest = await book(1);
    const { from } = await scene.backup();
    await oddities().insertOne({ _id: 'early' as never });
    await new Promise((done) => setTimeout(done, 20));
    const at = new Date();
    const hashes = await BackupScene.hashes(app);
    await new Promise((done) => setTimeout(done, 20));
    await guest.booked();
    await oddities().insertOne({ _id: 'late' as never });
    await app.connection.dropCollection('services');
    const { until } = await scene.extend();
    await scene.restore({ at });
    expect(await BackupScene.hashes(other)).toEqual(hashes);
    await scene.restore({ replace: true });
    expect(await restoredOddities().countDocuments()).toBe(2);
    expect(await other.connection.collection('services').countDocuments()).toBe(0);
    const tooEarly = new Date(from.wall.getTime() - 1);
    const tooLate = new Date(until.wall.getTime() + 1);
    for (const never of [tooEarly, tooLate]) {
      await expect(scene.restore({ at: never, replace: true })).rejects.toThrow('No backup has');
    }
    await expect(scene.restore({ id: 'none' })).rejects.toThrow('There is no whole backup none');
  });

  it('goes on where it was broken off, and so does its restore', async () => {
    await book(6);
    let left = 12;
    scene.files.writing = () => {
      left -= 1;
      if (left === 0) throw new Error('the disk is full');
    };
    await expect(scene.backup()).rejects.toThrow('the disk is full');
    scene.files.writing = () => {};
    const before = [...scene.files.files.keys()].length;
    await book(2);
    await scene.backup();
    expect(scene.lines).toContainEqual(
      expect.stringMatching(/Going on with .*, which was broken off/),
    );
    expect(await scene.files.folders()).toHaveLength(1);
    expect(scene.files.files.size).toBeGreaterThan(before);
    await book(1);
    await scene.extend();
    const hashes = await BackupScene.hashes(app);

    const reads: string[] = [];
    for (let after = 5; ; after += 9) {
      let rest = after;
      scene.files.reading = (name) => {
        reads.push(name);
        rest -= 1;
        if (rest === 0) throw new Error('the line is down');
      };
      try {
        await scene.restore();
        break;
      } catch (error) {
        expect(String(error)).toContain('the line is down');
        await expect(scene.restore({ at: new Date(0) })).rejects.toThrow();
      }
    }
    expect(await BackupScene.hashes(other)).toEqual(hashes);
    const parts = reads.filter((name) => /\d\.age$/.test(name));
    // no part is read again once it is done with
    expect(parts.length).toBeLessThan(scene.files.files.size * 2);
  });

  it('does not go into a database that is not empty, unless told', async () => {
    await book(1);
    await scene.backup();
    await restoredOddities().insertOne({ here: true });
    await expect(scene.restore()).rejects.toThrow(/not empty \(test_oddities/);
    expect(await restoredOddities().countDocuments()).toBe(1);
    await scene.restore({ replace: true });
    expect(await restoredOddities().countDocuments()).toBe(0);
  });

  describe('is refused', () => {
    beforeEach(async () => {
      await book(2);
      await scene.backup();
    });
    const parts = () => [...scene.files.files.keys()].filter((name) => /\d\.age$/.test(name));
    const spoil = (name: string | undefined, change: (bytes: Uint8Array) => Uint8Array) => {
      const bytes = scene.files.files.get(name ?? '');
      scene.files.files.set(name ?? '', change(Uint8Array.from(bytes ?? [])));
    };

    it('with another key', async () => {
      await expect(scene.restore({ store: scene.store(newKey()) })).rejects.toThrow(
        'BACKUP_KEY is not the key',
      );
    });

    it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
      ['edited', (bytes) => bytes.fill(1, bytes.length - 20)],
      ['cut off', (bytes) => bytes.subarray(0, -30)],
      ['longer', (bytes) => Buffer.concat([bytes, Buffer.from('more')])],
    ])('with a part that is %s', async (_how, change) => {
      spoil(parts()[0], change);
      await expect(scene.restore()).rejects.toThrow('is not what was written');
    });

    it('with parts in one another’s place, or none', async () => {
      const [first = '', second = ''] = parts();
      spoil(first, () => scene.files.files.get(second) ?? new Uint8Array());
      await expect(scene.restore()).rejects.toThrow('is not what was written');
      scene.files.files.delete(first);
      await expect(scene.restore()).rejects.toThrow('is missing');
    });

    it('before a database is emptied for it', async () => {
      await restoredOddities().insertOne({ here: true });
      spoil(parts().at(-1), (bytes) => bytes.fill(1, bytes.length - 20));
      await expect(scene.restore({ replace: true })).rejects.toThrow('is not what was written');
      expect(await restoredOddities().countDocuments()).toBe(1);
    });

    it('with an edited manifest', async () => {
      const [manifest] = [...scene.files.files.keys()].filter((name) =>
        name.endsWith('manifest.age'),
      );
      spoil(manifest, (bytes) => bytes.fill(0, bytes.length - 20));
      await expect(scene.restore()).rejects.toThrow('was changed or cut off');
    });

    it('if it is of a newer version', async () => {
      await app.connection.collection('migrations').insertOne({ migrationName: '2099-01-01-new' });
      app.clock.set('2026-06-15T23:00:00Z');
      await scene.backup();
      await expect(scene.restore()).rejects.toThrow(
        'newer version of Atrium (it knows 2099-01-01-new)',
      );
    });
  });

  it('is kept as many times as asked', async () => {
    const ids: string[] = [];
    for (const hour of [10, 11, 12]) {
      app.clock.set(`2026-06-15T${hour}:00:00Z`);
      ids.push((await scene.backup({ keep: 2 })).id);
    }
    expect((await scene.files.folders()).sort()).toEqual(ids.slice(1));
  });
});
