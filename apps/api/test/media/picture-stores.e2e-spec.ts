import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { GridFsStore } from '../../src/modules/media/public';
import type { PictureStore } from '../../src/modules/media/store/picture-store';
import { S3Store } from '../../src/modules/media/store/s3-store';
import { StoreWithPast } from '../../src/modules/media/store/store-with-past';
import { newVendor } from '../support/new-vendor';
import { HOW_TO_GET_ONE, S3Server } from '../support/outside/s3-server';
import { TestApp } from '../support/test-app';
import { aPicture, PICTURES } from '../support/things/pictures';

const ID = '650000000000000000000001';

/** What every store does. */
function keepsFiles(open: () => PictureStore): void {
  const read = async (file: 'upload' | '320.webp') => {
    const found = await open().get(ID, file);
    if (!found) return undefined;
    const bytes = await buffer(found.stream);
    expect(found.size).toBe(bytes.length);
    return bytes;
  };

  it('gives back what was put, writes again what is there, and forgets what is removed', async () => {
    const store = open();
    expect(await read('upload')).toBeUndefined();
    // more than one chunk of GridFS, more than one read of a socket
    const upload = randomBytes(700_000);
    await store.put(ID, 'upload', upload);
    await store.put(ID, '320.webp', Buffer.from('small'));
    await store.put(ID, 'upload', upload);
    expect((await read('upload'))?.equals(upload)).toBe(true);
    expect(String(await read('320.webp'))).toBe('small');
    await store.remove(ID, ['upload', '640.avif']);
    expect(await read('upload')).toBeUndefined();
    expect(String(await read('320.webp'))).toBe('small');
    await store.remove(ID, ['320.webp']);
    expect(await read('320.webp')).toBeUndefined();
  });
}

describe('the files of pictures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  const database = () => new GridFsStore(app.nest.get<Connection>(getConnectionToken()));

  describe('in the database', () => {
    keepsFiles(database);
  });

  const server = S3Server.installed();
  if (!server) {
    console.warn(`The S3 store was NOT tested: ${HOW_TO_GET_ONE}`);
    it.skip('in a bucket: no S3 server is installed', () => {});
    return;
  }

  describe('in a bucket', () => {
    let bucket: S3Store;
    beforeAll(async () => {
      await server.start();
      bucket = new S3Store(server.settings);
    });
    afterAll(async () => {
      bucket.close();
      await server.stop();
    });

    keepsFiles(() => bucket);

    it('are found in the database if they were there before there was a bucket', async () => {
      const both = new StoreWithPast(bucket, database());
      await database().put(ID, '320.webp', Buffer.from('before'));
      const before = await both.get(ID, '320.webp');
      expect(before && String(await buffer(before.stream))).toBe('before');
      await both.put(ID, '320.webp', Buffer.from('now'));
      const now = await both.get(ID, '320.webp');
      expect(now && String(await buffer(now.stream))).toBe('now');
      await both.remove(ID, ['320.webp']);
      expect(await both.get(ID, '320.webp')).toBeUndefined();
    });

    it('are made there, served from there, and removed with their picture', async () => {
      const { settings } = server;
      const other = await TestApp.start(undefined, { ...settings });
      try {
        const staff = other.staff(await newVendor(other), 2);
        const { _id } = await aPicture(other, staff);
        expect(await bucket.get(_id, 'upload')).toBeUndefined();
        expect(await database().get(_id, '320.webp')).toBeUndefined();
        const { headers, body } = await other.visitor().get(`/media/${_id}/320.webp`).expect(200);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'content-length': String(body.length),
          'cache-control': 'public, max-age=31536000, immutable',
        });
        await staff.delete(`${PICTURES}/${_id}`).expect(200);
        await other.work('remove-picture-files');
        await other.visitor().get(`/media/${_id}/320.webp`).expect(404);
      } finally {
        await other.stop();
      }
    });

    it('are not lost without a word if the bucket is not there', async () => {
      const elsewhere = new S3Store({ ...server.settings, S3_BUCKET: 'no-such-bucket' });
      await elsewhere.check();
      await expect(elsewhere.put(ID, 'upload', Buffer.from('x'))).rejects.toThrow();
      elsewhere.close();
    });
  });
});
