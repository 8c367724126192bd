import { Types } from 'mongoose';
import sharp from 'sharp';
import supertest from 'supertest';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { RemoveUnusedPicturesJob } from '../../src/modules/media/remove-unused-pictures.job';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { aPicture, aPictureFile, PICTURES, uploadBy } from '../support/things/pictures';

const DAY_MS = 24 * 60 * 60_000;

describe('pictures', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const editor = () => app.staff(vendor, 2);
  const upload = (bytes: Buffer, name = 'sauna.jpg') => uploadBy(editor(), bytes, name);
  const fetched = (path: string, accept = '*/*') =>
    supertest(app.nest.getHttpServer())
      .get(path)
      .set('accept', accept)
      .buffer(true)
      .parse(toBuffer);

  it('are shown as a blur at once, and made in every size soon after', async () => {
    const { body } = await upload(await aPictureFile({ width: 1400, height: 700 })).expect(201);
    expect(body.data).toMatchObject({
      name: 'sauna.jpg',
      state: 'making',
      width: 1400,
      height: 700,
      widths: [],
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      focalPoint: { x: 50, y: 50 },
      alt: '',
      alts: [],
      version: 0,
    });
    expect(body.data.placeholder.length).toBeLessThan(1_000);
    await app.work('make-picture');
    const list = await editor().get(PICTURES).expect(200);
    const [picture] = list.body.data.items;
    expect(picture).toMatchObject({ state: 'ready', widths: [320, 640, 1280, 1920] });
    expect(list.body.data.usedBytes).toBe(picture.bytes);
    const file = await fetched(`/media/${picture._id}/640.avif`).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept/i),
    });
    expect(await sharp(file.body).metadata()).toMatchObject({ width: 640, height: 320 });
    const widest = await fetched(`/media/${picture._id}/1920.webp`).expect(200);
    expect(await sharp(widest.body).metadata()).toMatchObject({ width: 1400, format: 'webp' });
  });

  it('come in a format that the client takes', async () => {
    const { _id } = await aPicture(app, editor());
    const path = `/media/${_id}/640.avif`;
    const types = async (accept: string) =>
      (await fetched(path, accept).expect(200)).headers['content-type'];
    expect(await types('image/avif,image/webp,*/*;q=0.8')).toBe('image/avif');
    expect(await types('image/webp,image/png')).toBe('image/webp');
    expect(await types('image/jpeg')).toBe('image/jpeg');
    expect(await types('text/html')).toBe('image/avif');
  });

  it('lose where they were taken and by which camera, and stand upright', async () => {
    const lying = await sharp(await aPictureFile({ width: 800, height: 400 }))
      .withExif({ IFD0: { Make: 'Camera', Model: 'One' }, IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const { _id, width, height } = await aPicture(app, editor(), lying);
    expect([width, height]).toEqual([400, 800]);
    for (const name of ['320.avif', '640.webp', '640.jpeg']) {
      const { body } = await fetched(`/media/${_id}/${name}`).expect(200);
      const { exif, iptc, xmp, width: wide, height: high } = await sharp(body).metadata();
      expect([name, exif, iptc, xmp]).toEqual([name, undefined, undefined, undefined]);
      expect(high).toBeGreaterThan(wide);
    }
    const left = await app.connection
      .collection('pictureFiles.files')
      .countDocuments({ filename: `${_id}/upload` });
    expect(left).toBe(0);
  });

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['an SVG with a script', 'PICTURE_KIND_UNKNOWN', () => Buffer.from(SCRIPTED_SVG)],
    ['a program called sauna.jpg', 'PICTURE_KIND_UNKNOWN', () => Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['a GIF', 'PICTURE_KIND_UNKNOWN', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;')],
    ['nothing', 'PICTURE_KIND_UNKNOWN', () => Buffer.alloc(0)],
    ['a JPEG that ends early', 'PICTURE_CORRUPT', async () => cut(await aPictureFile())],
    ['a PNG that ends early', 'PICTURE_CORRUPT', async () => cut(await aPng(600, 600))],
    ['the first bytes of a JPEG and a script', 'PICTURE_CORRUPT', () => FALSE_JPEG],
    ['a small file of many pixels', 'PICTURE_TOO_MANY_PIXELS', () => aPng(9_000, 6_000)],
    ['a HEIC', 'PICTURE_HEIC_UNREADABLE', () => HEIC],
  ])('refuse %s with %s', async (_what, code, file) => {
    const { body } = await upload(await file()).expect(422);
    expect(body.code).toBe(code);
    expect(await app.connection.collection('pictures').countDocuments({ _vendor: vendor })).toBe(0);
  });

  it('refuse more than 15 MB, and what is sent as something else', async () => {
    const { body } = await upload(Buffer.alloc(15 * 1024 * 1024 + 1)).expect(413);
    expect(body.code).toBe('PICTURE_TOO_LARGE');
    await upload(Buffer.alloc(17 * 1024 * 1024)).expect(413);
    await editor().post(`${PICTURES}?name=a`, { file: 'aGk=' }).expect(422);
    const form = editor().call('post', `${PICTURES}?name=a`).attach('file', Buffer.from('hi'), 'a');
    await form.expect(415);
  });

  it('are read as files by the one path that takes them', async () => {
    const request = editor().call('post', '/api/v1/services').type('application/octet-stream');
    await request.send(Buffer.from('hi')).expect(415);
  });

  it('are uploaded once for one key', async () => {
    const file = await aPictureFile();
    const by = editor();
    const send = (bytes: Buffer) =>
      uploadBy(by, bytes, 'sauna.jpg').set('idempotency-key', 'the-same');
    const first = await send(file).expect(201);
    const again = await send(file).expect(201);
    expect(again.body.data._id).toBe(first.body.data._id);
    const other = await send(await aPictureFile({ width: 50, height: 50 })).expect(422);
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const { body } = await editor().get(PICTURES).expect(200);
    expect(body.data.items).toHaveLength(1);
  });

  it('serve nothing but what was made of them', async () => {
    const { _id } = await aPicture(app, editor());
    const notFound = ['upload', '641.avif', '640.svg', '640', '..%2Fupload.webp'];
    for (const name of notFound) await app.visitor().get(`/media/${_id}/${name}`).expect(404);
    await app.visitor().get('/media/nobody/640.avif').expect(404);
    await app.visitor().get('/media/0123456789abcdef01234567/640.avif').expect(404);
  });

  it('have a text in each language and a focal point', async () => {
    const { _id, version } = await aPicture(app, editor());
    const alts = [
      { languageType: 'en', text: ' The sauna ' },
      { languageType: 'no', text: 'Badstuen' },
    ];
    const change = { alts, focalPoint: { x: 20, y: 80 }, version };
    const { body } = await editor().put(`${PICTURES}/${_id}`, change).expect(200);
    expect(body.data).toMatchObject({ alt: 'The sauna', focalPoint: { x: 20, y: 80 } });
    const read = await editor().get(`${PICTURES}/${_id}`).expect(200);
    expect(read.body.data).toMatchObject({ _id, alts: body.data.alts });
    const norwegian = await editor().get(PICTURES).set('accept-language', 'nb').expect(200);
    expect(norwegian.body.data.items[0].alt).toBe('Badstuen');
    await editor().put(`${PICTURES}/${_id}`, change).expect(409);
    await editor().put(`${PICTURES}/${_id}`, { alts: [] }).expect(422);
    await editor()
      .put(`${PICTURES}/${_id}`, { focalPoint: { x: 101, y: 0 } })
      .expect(400);
  });

  it('are the gallery of a service, in its order, once they say what they show', async () => {
    const service = await newService(app.connection, vendor, { name: 'Sauna' });
    const [one, two] = [await aPicture(app, editor()), await aPicture(app, editor())];
    const put = (_pictures: string[]) => editor().put(`/api/v1/services/${service}`, { _pictures });
    const refused = await put([one._id]).expect(422);
    expect(refused.body.code).toBe('PICTURE_WITHOUT_TEXT');
    for (const { _id } of [one, two]) await describeIt(_id);
    await put([two._id, one._id]).expect(200);
    const { body } = await app.visitor().get(`/api/v1/hub/activities/${vendor}`).expect(200);
    const [activity] = body;
    expect(activity.pictures.map(({ _id }: { _id: string }) => _id)).toEqual([two._id, one._id]);
    expect(activity.pictures[0]).toMatchObject({ alt: 'A sauna', widths: [320, 640] });
  });

  it('are seen on the page of the activity, each with its text in the language of the reader', async () => {
    const service = await newService(app.connection, vendor, { name: 'Sauna' });
    const page = () => app.visitor().get(`/api/v1/hub/activity/${service}`);
    expect((await page().expect(200)).body.data).not.toHaveProperty('pictures');
    const [one, two] = [await aPicture(app, editor()), await aPicture(app, editor())];
    await describeIt(one._id);
    await describeIt(two._id, ['en', 'A sauna'], ['no', 'En badstue']);
    const _pictures = [two._id, one._id];
    await editor().put(`/api/v1/services/${service}`, { _pictures }).expect(200);
    const { body } = await page().set('accept-language', 'nb').expect(200);
    expect(body.data.pictures).toEqual([
      {
        ...{ _id: two._id, width: 600, height: 400, widths: [320, 640] },
        ...{ placeholder: expect.stringMatching(/^data:image/), focalPoint: { x: 50, y: 50 } },
        alt: 'En badstue',
      },
      expect.objectContaining({ _id: one._id, alt: 'A sauna' }),
    ]);
  });

  it('are left out while they say nothing in the language of the venue', async () => {
    const service = await newService(app.connection, vendor, { name: 'Sauna' });
    const { _id } = await aPicture(app, editor());
    await describeIt(_id);
    await editor()
      .put(`/api/v1/services/${service}`, { _pictures: [_id] })
      .expect(200);
    await describeIt(_id, ['de', 'Eine Sauna']);
    const page = await app.visitor().get(`/api/v1/hub/activity/${service}`).expect(200);
    expect(page.body.data).not.toHaveProperty('pictures');
    const list = await app.visitor().get(`/api/v1/hub/activities/${vendor}`).expect(200);
    expect(list.body[0]).not.toHaveProperty('pictures');
  });

  it('stay while something shows them, and go a week after nothing does', async () => {
    const service = await newService(app.connection, vendor, { name: 'Sauna' });
    const [shown, never] = [await aPicture(app, editor()), await aPicture(app, editor())];
    await describeIt(shown._id);
    const put = (_pictures: string[]) =>
      editor().put(`/api/v1/services/${service}`, { _pictures }).expect(200);
    await put([shown._id]);
    const inUse = await editor().delete(`${PICTURES}/${shown._id}`).expect(409);
    expect(inUse.body).toMatchObject({ code: 'PICTURE_IN_USE', data: { uses: 1 } });
    await afterDays(6);
    expect(await known()).toEqual([never._id, shown._id].sort());
    await afterDays(2);
    expect(await known()).toEqual([shown._id]);
    await app.visitor().get(`/media/${never._id}/640.avif`).expect(404);
    await app.visitor().get(`/media/${shown._id}/640.avif`).expect(200);
    await put([]);
    await afterDays(8);
    expect(await known()).toEqual([]);
    const filename = { $regex: `^(${shown._id}|${never._id})/` };
    const files = app.connection.collection('pictureFiles.files');
    expect(await files.countDocuments({ filename })).toBe(0);
  });

  it('go at once when they are deleted', async () => {
    const { _id } = await aPicture(app, editor());
    await app.staff(vendor, 1).delete(`${PICTURES}/${_id}`).expect(403);
    await editor().delete(`${PICTURES}/${_id}`).expect(200);
    expect(await known()).toEqual([]);
    await editor().delete(`${PICTURES}/${_id}`).expect(404);
  });

  it('stop at the quota of the venue', async () => {
    const { _id } = await aPicture(app, editor());
    await app.connection
      .collection('pictures')
      .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { bytes: 524_288_000 } });
    const { body } = await upload(await aPictureFile()).expect(409);
    expect(body.code).toBe('PICTURE_QUOTA_REACHED');
  });

  it('are edited from level 2 on', async () => {
    const bytes = await aPictureFile();
    await uploadBy(app.staff(vendor, 1), bytes, 'a.jpg').expect(403);
    await app.staff(vendor, 1).get(PICTURES).expect(200);
  });

  it('that cannot be made say so, and tell staff', async () => {
    const { body } = await upload(await aPictureFile()).expect(201);
    await app.connection.collection('pictureFiles.files').deleteMany({});
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await app.work('make-picture');
      app.clock.set(new Date(app.clock.now().getTime() + 60 * 60_000).toISOString());
    }
    const list = await editor().get(PICTURES).expect(200);
    expect(list.body.data.items[0]).toMatchObject({ _id: body.data._id, state: 'failed' });
  });

  const describeIt = (_id: string, ...texts: [string, string][]) => {
    const said = texts.length > 0 ? texts : [['en', 'A sauna']];
    const alts = said.map(([languageType, text]) => ({ languageType, text }));
    return editor().put(`${PICTURES}/${_id}`, { alts }).expect(200);
  };
  const known = async (): Promise<string[]> => {
    const { body } = await editor().get(PICTURES).expect(200);
    return body.data.items.map(({ _id }: { _id: string }) => _id).sort();
  };
  const afterDays = async (days: number) => {
    app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS).toISOString());
    await app.nest.get(RemoveUnusedPicturesJob).nightly();
    await app.work('remove-unused-pictures', 'remove-picture-files');
  };
});

const SCRIPTED_SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const FALSE_JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('<script>alert(1)</script>'.repeat(40)),
]);
/** The beginning of what a phone writes. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
]);

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

const aPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

function toBuffer(
  response: supertest.Response,
  done: (error: Error | null, body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
