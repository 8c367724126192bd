import { Types } from 'mongoose';
import { RemoveUnusedPicturesJob } from '../../src/modules/media/remove-unused-pictures.job';
import { vendorSearchKeys } from '../../src/modules/vendors/public';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { aPicture, aPictureFile, PICTURES } from '../support/things/pictures';

const DAY_MS = 24 * 60 * 60_000;
const VENDOR = '/api/v1/admin/vendor';

describe('the pictures of a venue', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const owner = () => app.staff(vendor, 3);
  const put = async (change: object) => {
    const { body } = await owner().get(VENDOR).expect(200);
    return owner().put(VENDOR, { ...change, version: body.data.version });
  };
  const branding = async () => {
    const { body } = await app.visitor().get(`/api/v1/hub/vendors/${vendor}`).expect(200);
    return body.data._vendor;
  };
  const mail = async () => {
    const { body } = await owner()
      .post('/api/v1/admin/messageTemplates/preview', {
        ...{ kind: 'welcome', language: 'en', subject: 'Hi', text: 'Welcome', example: true },
      })
      .expect(200);
    return body.data.html;
  };

  it('are shown to visitors by the name of the venue, without a text of their own', async () => {
    expect(await branding()).not.toHaveProperty('pictures');
    const [logo, cover] = [await aPicture(app, owner()), await aPicture(app, owner())];
    const saved = await put({ _logoLight: logo._id, _cover: cover._id });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ _logoLight: logo._id, _cover: cover._id });
    const { name, pictures } = await branding();
    expect(pictures).toEqual({
      logo: {
        ...{ _id: logo._id, width: 600, height: 400, widths: [320, 640], alt: name },
        ...{ placeholder: expect.stringMatching(/^data:image/), focalPoint: { x: 50, y: 50 } },
      },
      cover: expect.objectContaining({ _id: cover._id, alt: name }),
    });
    expect((await put({ _logoLight: null })).body.data).not.toHaveProperty('_logoLight');
    expect(Object.keys((await branding()).pictures)).toEqual(['cover']);
  });

  it('are in its mail, before the address of a logo elsewhere', async () => {
    await put({ logo: 'https://fjord.example/logo.svg' });
    expect(await mail()).toContain('src="https://fjord.example/logo.svg"');
    const { _id } = await aPicture(app, owner());
    await put({ _logoLight: _id });
    const html = await mail();
    expect(html).toMatch(new RegExp(`src="https?://[^"]+/media/${_id}/640\\.jpeg"`));
    expect(html).not.toContain('fjord.example/logo.svg');
    expect(await branding()).toMatchObject({ logo: 'https://fjord.example/logo.svg' });
  });

  it('show it among the venues that visitors find: its icon, or else its logo', async () => {
    const named = { name: 'Test Venue', slug: `found-${new Types.ObjectId()}` };
    vendor = await newVendor(app, { ...named, searchKeys: vendorSearchKeys(named) });
    const found = async () => {
      const query = new URLSearchParams({ search: named.slug });
      const { body } = await app.visitor().get(`/api/v1/hub/vendors?${query}`).expect(200);
      return body.data.find(({ _id }: { _id: string }) => _id === `${vendor}`);
    };
    expect(await found()).not.toHaveProperty('_picture');
    const [logo, icon] = [await aPicture(app, owner()), await aPicture(app, owner())];
    await put({ _logoLight: logo._id });
    expect(await found()).toMatchObject({ _picture: logo._id });
    await put({ _icon: icon._id });
    expect(await found()).toMatchObject({ _picture: icon._id });
    // the smallest size is there of each
    await app.visitor().get(`/media/${icon._id}/320.webp`).expect(200);
  });

  it('stand for its hub on a phone', async () => {
    const file = await aPictureFile({ width: 512, height: 512 });
    const { _id } = await aPicture(app, owner(), file);
    await put({ _icon: _id });
    const { text } = await app
      .visitor()
      .get(`/api/v1/hub/vendors/${vendor}/manifest.webmanifest`)
      .expect(200);
    expect(JSON.parse(text).icons.slice(0, 2)).toEqual([
      { src: `/media/${_id}/320.webp`, type: 'image/webp', sizes: '320x320', purpose: 'any' },
      { src: `/media/${_id}/640.webp`, type: 'image/webp', sizes: '512x512', purpose: 'any' },
    ]);
  });

  it.each(['_logoLight', '_logoDark', '_cover', '_icon'])(
    'as %s stay while they are shown, and go a week after',
    async (field) => {
      const { _id } = await aPicture(app, owner());
      await put({ [field]: _id });
      const inUse = await owner().delete(`${PICTURES}/${_id}`).expect(409);
      expect(inUse.body).toMatchObject({ code: 'PICTURE_IN_USE', data: { uses: 1 } });
      const dependents = await owner().get(`/api/v1/admin/dependents/picture/${_id}`).expect(200);
      expect(dependents.body.data).toEqual([{ kind: 'venuePictures', count: 1, blocks: true }]);
      await afterDays(8);
      await app.visitor().get(`/media/${_id}/640.avif`).expect(200);
      await put({ [field]: null });
      await afterDays(6);
      await app.visitor().get(`/media/${_id}/640.avif`).expect(200);
      await afterDays(2);
      await app.visitor().get(`/media/${_id}/640.avif`).expect(404);
    },
  );

  it('are chosen by its owner, from its own', async () => {
    const { _id } = await aPicture(app, owner());
    await app.staff(vendor, 2).put(VENDOR, { _logoLight: _id, version: 0 }).expect(403);
    expect((await put({ _logoLight: 'none' })).status).toBe(400);
    expect((await put({ _logoLight: new Types.ObjectId().toHexString() })).status).toBe(404);
    const other = await newVendor(app);
    const { body } = await app.staff(other, 3).get(VENDOR).expect(200);
    const { version } = body.data;
    for (const field of ['_logoLight', '_logoDark', '_cover', '_icon']) {
      await app
        .staff(other, 3)
        .put(VENDOR, { [field]: _id, version })
        .expect(404);
      await app
        .staff(vendor, 4)
        .put(`/api/v1/admin/vendors/${other}`, { [field]: _id, version })
        .expect(404);
    }
    expect(await branding()).not.toHaveProperty('pictures');
  });

  it('are named in the audit log', async () => {
    const { _id } = await aPicture(app, owner());
    await put({ _cover: _id });
    const { body } = await owner().get(`/api/v1/admin/auditLogs?entityId=${vendor}`).expect(200);
    expect(body.data.items[0].changes).toContainEqual(
      expect.objectContaining({ field: '_cover', after: 'sauna.jpg' }),
    );
  });

  it('stay as somebody else saved them', async () => {
    const [mine, theirs] = [await aPicture(app, owner()), await aPicture(app, owner())];
    const { body } = await owner().get(VENDOR).expect(200);
    const { version } = body.data;
    await owner().put(VENDOR, { _logoLight: theirs._id, version }).expect(200);
    const stale = await owner().put(VENDOR, { _logoLight: mine._id, version }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    expect((await branding()).pictures.logo._id).toBe(theirs._id);
    await owner().delete(`${PICTURES}/${mine._id}`).expect(200);
  });

  const afterDays = async (days: number) => {
    app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS).toISOString());
    await app.nest.get(RemoveUnusedPicturesJob).nightly();
    await app.work('remove-unused-pictures', 'remove-picture-files');
  };
});
