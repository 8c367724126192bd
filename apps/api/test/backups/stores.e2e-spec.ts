import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { migrate } from '../../src/common/database/migrations/migrate';
import { MakeBackup } from '../../src/modules/backups/make-backup';
import { RestoreBackup } from '../../src/modules/backups/restore-backup';
import type { BackupStore } from '../../src/modules/backups/store/backup-store';
import { BucketStore } from '../../src/modules/backups/store/bucket-store';
import { FolderStore } from '../../src/modules/backups/store/folder-store';
import { SealedStore } from '../../src/modules/backups/store/sealed-store';
import { Sealing } from '../../src/modules/backups/store/sealing';
import { newVendor } from '../support/new-vendor';
import { HOW_TO_GET_ONE, S3Server } from '../support/outside/s3-server';
import { TestApp } from '../support/test-app';
import { aPicture } from '../support/things/pictures';
import { BackupScene, newKey } from './backup-scene';

/** What every store does. */
function keepsFiles(open: () => BackupStore): void {
  it('gives back what was put, lists it, and forgets a folder', async () => {
    const store = open();
    expect(await store.folders()).toEqual([]);
    expect(await store.get('a/1')).toBeUndefined();
    await store.put('a/1', Buffer.from('one'));
    await store.put('a/1', Buffer.from('once more'));
    await store.put('a/2', Buffer.alloc(300_000, 7));
    await store.put('b/1', Buffer.from('other'));
    await store.put('beside', Buffer.from('none'));
    expect(String(Buffer.from((await store.get('a/1')) ?? []))).toBe('once more');
    expect((await store.get('a/2'))?.length).toBe(300_000);
    expect((await store.folders()).sort()).toEqual(['a', 'b']);
    expect((await store.list('a')).sort()).toEqual(['1', '2']);
    await store.removeFolder('a');
    await store.removeFolder('none');
    expect(await store.folders()).toEqual(['b']);
    expect(await store.get('a/1')).toBeUndefined();
    expect(String(Buffer.from((await store.get('beside')) ?? []))).toBe('none');
    store.close();
  });
}

describe('the files of backups', () => {
  describe('in a folder', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'atrium-backups-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    keepsFiles(() => new FolderStore(join(folder, 'not', 'yet')));
  });

  const server = S3Server.installed();
  if (!server) {
    console.warn(`Backups in a bucket were NOT tested: ${HOW_TO_GET_ONE}`);
    it.skip('in a bucket: no S3 server is installed', () => {});
    return;
  }

  describe('in a bucket', () => {
    beforeAll(() => server.start());
    afterAll(() => server.stop());
    const place = () => `s3://${server.settings.S3_BUCKET}/backups`;

    keepsFiles(() => new BucketStore(`${place()}/of-a-test/`, server.settings));

    it('have the pictures that are in a bucket, and put them where pictures are kept then', async () => {
      const app = await TestApp.start(undefined, { ...server.settings });
      const other = await BackupScene.target();
      const store = new SealedStore(
        new BucketStore(place(), server.settings),
        new Sealing([newKey()]),
      );
      try {
        await migrate(app.connection, new Logger());
        await BackupScene.empty(app);
        const staff = app.staff(await newVendor(app), 2);
        const kept = await aPicture(app, staff);
        const options = { store, log: () => {} };
        await app.nest.get(MakeBackup).run(options);
        const later = await aPicture(app, staff);
        const removed = await aPicture(app, staff);
        await app.nest.get(MakeBackup).extend(options);
        await staff.delete(`/api/v1/admin/pictures/${removed._id}`).expect(200);
        await app.nest.get(MakeBackup).extend(options);
        const shown = await app.visitor().get(`/media/${kept._id}/320.webp`).expect(200);

        await other.nest.get(RestoreBackup).run(options);
        const restored = await other.visitor().get(`/media/${kept._id}/320.webp`).expect(200);
        expect(restored.body.equals(shown.body)).toBe(true);
        await other.visitor().get(`/media/${later._id}/320.webp`).expect(200);
        await other.visitor().get(`/media/${removed._id}/320.webp`).expect(404);
      } finally {
        store.store.close();
        await other.connection.dropDatabase();
        await other.stop();
        await app.stop();
      }
    });
  });
});
