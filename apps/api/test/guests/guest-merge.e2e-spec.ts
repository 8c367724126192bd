import { Types } from 'mongoose';
import { OptOutLinksService } from '../../src/modules/messages/opt-out-links.service';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const BASE = '/api/v1/admin/customers';

describe('guests who are in twice', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app);
  });

  const desk = () => scene.staff(2);
  const make = async (guest: object) =>
    (await desk().post(BASE, guest).expect(201)).body.data as { _id: string; version: number };
  const pairs = async (query = '') =>
    (await scene.staff().get(`${BASE}/duplicates${query}`).expect(200)).body.data;
  const card = async (id: string) => (await desk().get(`${BASE}/${id}`).expect(200)).body.data;
  const book = async (customer: string) =>
    (
      await desk()
        .post('/api/admin/newBooking', {
          _service: scene.serviceId.toHexString(),
          _customer: customer,
          date: DAY,
          timeindex: 600,
          participants: 1,
        })
        .expect(201)
    ).body.data as { _id: string };
  const guestOf = async (booking: string) =>
    (await desk().get(`/api/v1/admin/reservation/${booking}`).expect(200)).body.data._customer?._id;

  const kari = {
    firstname: 'Kari',
    lastname: 'Nordmann',
    email: 'kari@mail.example',
    phone: '91234567',
    globalComments: 'Likes the window',
    allergies: 'Nuts',
    tags: ['Wine club'],
    preferences: 'A firm pillow',
  };
  const twin = {
    firstname: 'KARI',
    lastname: 'Nordmann',
    email: 'k.nordmann@work.example',
    phone: '+47 912 34 567',
    birthDate: '1980-05-17',
    company: 'Fjord AS',
    globalComments: 'Allergic to nuts',
    allergies: 'Shellfish',
    tags: ['Golf', 'wine club'],
    vip: true,
    doNotDelete: true,
  };

  it('are found as soon as the second is written, the surest first, and only of this venue', async () => {
    const a = await make(kari);
    const b = await make(twin);
    const c = await make({ firstname: 'Ola', phone: '91234567' });
    await make({ firstname: 'Somebody', lastname: 'Else' });
    const found = await pairs();
    expect(found.items.map(({ score }: { score: number }) => score)).toEqual([70, 40, 40]);
    expect(found.items[0].reasons).toEqual(['phone', 'name']);
    expect(found.items[0].guests.map(({ _id }: { _id: string }) => _id)).toEqual([a._id, b._id]);
    const ofC = await pairs(`?guest=${c._id}`);
    expect(ofC.items).toHaveLength(2);
    const first = await pairs('?limit=1');
    const rest = await pairs(`?limit=5&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items]).toEqual(found.items);
    const elsewhere = app.staff(await newVendor(app), 2);
    expect((await elsewhere.get(`${BASE}/duplicates`).expect(200)).body.data.items).toEqual([]);
  });

  it('are forgotten when they no longer look alike, and when staff say they are two', async () => {
    const a = await make(kari);
    await make({ firstname: 'Ola', phone: '91234567' });
    const [pair] = (await pairs()).items;
    await scene.staff(1).put(`${BASE}/duplicates/${pair._id}/dismiss`).expect(403);
    await desk().put(`${BASE}/duplicates/${pair._id}/dismiss`).expect(200);
    expect((await pairs()).items).toEqual([]);
    // written again they stay two people
    await desk()
      .put('/api/admin/customer', { ...a, company: 'X' })
      .expect(200);
    expect((await pairs()).items).toEqual([]);
    await make({ firstname: 'Per', phone: '91234567' });
    expect((await pairs()).items).toHaveLength(2);
    await desk().put('/api/admin/customer', { _id: a._id, phone: '' }).expect(200);
    expect((await pairs()).items).toHaveLength(1);
  });

  it('are shown as they would be, with what would move, and nothing has changed', async () => {
    const a = await make(kari);
    const b = await make(twin);
    await book(b._id);
    const { body } = await desk()
      .post(`${BASE}/merge/preview`, { kept: a._id, merged: b._id, take: ['email', 'phone'] })
      .expect(200);
    const { fields, moves, globalComments, doNotDelete } = body.data;
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: 'firstname', kept: 'Kari', merged: 'KARI', from: 'kept' },
        { field: 'email', kept: kari.email, merged: twin.email, from: 'merged' },
        { field: 'birthDate', merged: '1980-05-17', from: 'merged' },
      ]),
    );
    expect(moves).toEqual(expect.arrayContaining([{ kind: 'bookings', count: 1 }]));
    expect(moves.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['stays', 'messages', 'memberships']),
    );
    expect(globalComments).toBe('Likes the window\n\nAllergic to nuts');
    expect(doNotDelete).toBe(true);
    expect(await card(b._id)).toMatchObject({ email: twin.email, version: b.version });
  });

  it('become one with everything that is theirs, and two again exactly as before', async () => {
    const a = await make(kari);
    const b = await make(twin);
    const before = [await card(a._id), await card(b._id)];
    const [own, moved] = [await book(a._id), await book(b._id)];
    await desk().post(`${BASE}/${b._id}/messages`, { subject: 'Hi', text: 'There' }).expect(201);
    const { body } = await desk()
      .post(`${BASE}/merge`, { kept: a._id, merged: b._id, take: ['email'] })
      .expect(201);
    const { merge, guest } = body.data;
    expect(guest).toMatchObject({
      _id: a._id,
      firstname: 'Kari',
      email: twin.email,
      birthDate: twin.birthDate,
      company: 'Fjord AS',
      allergies: 'Nuts, Shellfish',
      tags: ['Wine club', 'Golf'],
      preferences: 'A firm pillow',
      vip: true,
      doNotDelete: true,
    });
    expect(merge.moved).toEqual(
      expect.arrayContaining([
        { kind: 'bookings', count: 1 },
        { kind: 'messages', count: 3 },
      ]),
    );
    expect(await guestOf(moved._id)).toBe(a._id);
    await desk().get(`${BASE}/${b._id}`).expect(404);
    const { body: search } = await desk().get('/api/v1/admin/search_customer/nordmann').expect(200);
    expect(search.map(({ _id }: { _id: string }) => _id)).toEqual([a._id]);
    expect((await pairs()).items).toEqual([]);
    // what came since stays where it came
    const later = await book(a._id);
    const { body: log } = await desk().get(`${BASE}/${a._id}/auditLogs?limit=100`).expect(200);
    const actions = log.data.items.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'customer.created')).toHaveLength(2);

    const { body: list } = await desk().get(`${BASE}/${a._id}/merges`).expect(200);
    expect(list.data).toEqual([merge]);
    await desk().post(`${BASE}/merges/${merge._id}/undo`).expect(200);
    const after = [await card(a._id), await card(b._id)];
    const still = ({ version, updatedAt, ...rest }: { version: number; updatedAt: string }) => rest;
    expect(after.map(still)).toEqual(before.map(still));
    expect(await Promise.all([own, moved, later].map(({ _id }) => guestOf(_id)))).toEqual([
      a._id,
      b._id,
      a._id,
    ]);
    expect((await pairs()).items).toHaveLength(1);
    const { body: again } = await desk().post(`${BASE}/merges/${merge._id}/undo`).expect(409);
    expect(again.code).toBe('MERGE_UNDONE');
  });

  it('are two again where the kept guest had all there was to know', async () => {
    const a = await make(kari);
    const b = await make({ firstname: 'Kari', lastname: 'Nordmann' });
    const booking = await book(b._id);
    const { body } = await desk().post(`${BASE}/merge`, { kept: a._id, merged: b._id }).expect(201);
    await desk().post(`${BASE}/merges/${body.data.merge._id}/undo`).expect(200);
    expect(await card(a._id)).toMatchObject({ email: kari.email });
    expect(await card(b._id)).toMatchObject({ firstname: 'Kari' });
    expect(await guestOf(booking._id)).toBe(b._id);
  });

  it('say no to marketing by a link that was sent before the merge; undone, both have said so', async () => {
    const a = await make(kari);
    const b = await make(twin);
    const vendorId = scene.vendorId.toHexString();
    const claim = { guest: b._id, channel: 'email' } as const;
    const signature = app.nest.get(OptOutLinksService).sign({ vendorId, ...claim });
    const { body } = await desk()
      .post(`${BASE}/merge`, { kept: a._id, merged: b._id, take: ['email'] })
      .expect(201);
    await app
      .visitor()
      .post(`/api/v1/opt_out/${vendorId}`, { ...claim, signature })
      .expect(200);
    const declined = async () =>
      (await desk().get('/api/v1/admin/optOuts').expect(200)).body.data.items
        .map(({ customerId }: { customerId: string }) => customerId)
        .sort();
    expect(await declined()).toEqual([a._id]);
    await desk().post(`${BASE}/merges/${body.data.merge._id}/undo`).expect(200);
    // nobody knows whose word it was
    expect(await declined()).toEqual([a._id, b._id].sort());
  });

  it('stay one once a detail that the merge decided has been changed', async () => {
    const a = await make(kari);
    const b = await make(twin);
    const { body } = await desk().post(`${BASE}/merge`, { kept: a._id, merged: b._id }).expect(201);
    await desk().put('/api/admin/customer', { _id: a._id, company: 'Fjell AS' }).expect(200);
    const undo = `${BASE}/merges/${body.data.merge._id}/undo`;
    const { body: refused } = await desk().post(undo).expect(409);
    expect(refused).toMatchObject({ code: 'MERGE_CHANGED_SINCE' });
    expect(await card(a._id)).toMatchObject({ company: 'Fjell AS' });
    await desk().get(`${BASE}/${b._id}`).expect(404);
    // a detail that the merge left alone is nobody's reason
    await desk().put('/api/admin/customer', { _id: a._id, company: 'Fjord AS' }).expect(200);
    await desk().put('/api/admin/customer', { _id: a._id, lastname: 'Berg' }).expect(200);
    await desk().post(undo).expect(200);
    expect(await card(a._id)).toMatchObject({ lastname: 'Berg' });
  });

  it('of three are undone in the order they were made, the last first', async () => {
    const [a, b, c] = [await make(kari), await make(twin), await make({ firstname: 'Ola' })];
    const merge = async (kept: string, merged: string) =>
      (await desk().post(`${BASE}/merge`, { kept, merged }).expect(201)).body.data.merge._id;
    const first = await merge(b._id, a._id);
    const second = await merge(c._id, b._id);
    await desk().post(`${BASE}/merges/${first}/undo`).expect(409);
    await desk().post(`${BASE}/merges/${second}/undo`).expect(200);
    await desk().post(`${BASE}/merges/${first}/undo`).expect(200);
    expect(await card(a._id)).toMatchObject({ email: kari.email });
  });

  it('are not merged twice by a repeated key, nor by what was seen of an older version', async () => {
    const [a, b] = [await make(kari), await make(twin)];
    const merge = (body: object) =>
      desk().post(`${BASE}/merge`, { kept: a._id, merged: b._id, ...body });
    const stale = await merge({ keptVersion: 7 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    expect(await card(b._id)).toMatchObject({ email: twin.email });
    const key = `merge-${a._id}`;
    const session = desk();
    const body = { kept: a._id, merged: b._id, keptVersion: 0, mergedVersion: 0 };
    const first = await session.post(`${BASE}/merge`, body).set('idempotency-key', key);
    const second = await session.post(`${BASE}/merge`, body).set('idempotency-key', key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(
      await app.connection.collection('customerMerges').countDocuments({ _vendor: scene.vendorId }),
    ).toBe(1);
  });

  it('are merged by level 2 and above, of the own venue, and never with themselves', async () => {
    const [a, b] = [await make(kari), await make(twin)];
    const body = { kept: a._id, merged: b._id };
    await scene.staff(1).post(`${BASE}/merge`, body).expect(403);
    await scene.staff(1).post(`${BASE}/merge/preview`, body).expect(403);
    await app
      .staff(await newVendor(app), 3)
      .post(`${BASE}/merge`, body)
      .expect(404);
    const { body: same } = await desk()
      .post(`${BASE}/merge`, { kept: a._id, merged: a._id })
      .expect(422);
    expect(same.code).toBe('SAME_GUEST');
    await desk()
      .post(`${BASE}/merge`, { ...body, take: ['passwordHash'] })
      .expect(400);
    const gone = new Types.ObjectId().toHexString();
    await desk().post(`${BASE}/merge`, { kept: a._id, merged: gone }).expect(404);
    await desk().post(`${BASE}/merges/${gone}/undo`).expect(404);
  });

  it('are erased together, with what undoing would need', async () => {
    const [a, b] = [await make(kari), await make({ ...twin, doNotDelete: false })];
    const earlier = await make({ ...kari, email: 'k@nordmann.example' });
    await desk().post(`${BASE}/merge`, { kept: b._id, merged: earlier._id }).expect(201);
    await desk().post(`${BASE}/merge`, { kept: a._id, merged: b._id }).expect(201);
    await scene.staff(3).delete('/api/admin/delete_customer', { userId: a._id }).expect(200);
    const stored = await app.connection
      .collection('customers')
      .find({ _vendor: scene.vendorId })
      .toArray();
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toMatch(/nordmann|fjord|91234567|nuts/i);
    const logs = await app.connection
      .collection('audit')
      .find({ _vendor: scene.vendorId })
      .toArray();
    expect(JSON.stringify(logs)).not.toMatch(/nordmann|fjord as|91234567|nuts/i);
    const left = { _vendor: scene.vendorId };
    expect(await app.connection.collection('customerMerges').countDocuments(left)).toBe(0);
    expect(await app.connection.collection('customerDuplicates').countDocuments(left)).toBe(0);
  });
});
