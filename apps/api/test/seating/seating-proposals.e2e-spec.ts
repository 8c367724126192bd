import { SeatingProposalsJob } from '../../src/modules/seating/proposals/seating-proposals.job';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const PROPOSALS = '/api/v1/seating/proposals';

interface Proposal {
  _id: string;
  state: string;
  moves: { _booking: string; from: string[]; to: string[] }[];
  wouldSeat: { _booking: string; tables: string[] }[];
}

/** Pinned to Monday, 15 June 2026; the evening is the Friday after. */
describe('a better seating of an evening', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-06-15T09:00:00Z'));

  /** Two sit at the table of four, and four wait: a table of two is free. */
  const open = async (change: { service?: object; tables?: ReturnType<typeof seats>[] } = {}) => {
    const scene = await DiningScene.open(app, {
      tables: change.tables ?? [seats('2', 2), seats('4', 4)],
      service: { tables: 'atBooking', waitingList: true, ...change.service },
    });
    const two = await scene.seated({ tables: scene.tables('4'), participants: 2 });
    return { scene, two, four: await wait(scene, 4) };
  };
  const wait = async (scene: DiningScene, participants: number) => {
    const guest = await scene.booking.guest({ email: `w${Math.random()}@example.com` });
    return guest.booked({ timeindex: SIX, participants, waitingList: true });
  };
  const list = async (scene: DiningScene): Promise<Proposal[]> => {
    const { body } = await scene.staff().get(`${PROPOSALS}?date=${DAY}`).expect(200);
    return body.data;
  };
  const look = async (scene: DiningScene): Promise<Proposal[]> => {
    const { body } = await scene.staff().post(PROPOSALS, { date: DAY }).expect(200);
    return body.data;
  };
  const press = (scene: DiningScene, { _id }: Proposal, what: 'accept' | 'undo') =>
    scene.staff().post(`${PROPOSALS}/${_id}/${what}`, {});
  const theOne = async (scene: DiningScene): Promise<Proposal> => {
    const [found, ...others] = await look(scene);
    if (!found || others.length > 0) throw new Error('one proposal expected');
    return found;
  };
  /** Names of the tables that each party of the day has, by its size; those who wait have none. */
  const seated = async (scene: DiningScene) => {
    const plan: { participants: number; waitingList: boolean; tables: { _table: string }[] }[] =
      await scene.plan();
    return plan.map(({ participants, waitingList, tables }) => [
      participants,
      waitingList ? 'waits' : tables.map(({ _table }) => scene.nameOf(_table)).join('+'),
    ]);
  };
  const mailsTo = (scene: DiningScene) =>
    app.connection
      .collection('messages')
      .find({ _vendor: scene.booking.vendorId })
      .sort({ _id: 1 })
      .map(({ template }) => template)
      .toArray();

  it('is found at night for the coming week, and moves nobody by itself', async () => {
    const { scene, two, four } = await open();
    const night = async () => {
      await app.nest.get(SeatingProposalsJob).nightly();
      await app.work('propose-seating');
    };
    expect(await list(scene)).toEqual([]);
    await night();
    const expected = [
      {
        date: DAY,
        state: 'open',
        _service: scene.booking.serviceId.toHexString(),
        moves: [{ _booking: two._id, from: [scene.table('4')], to: [scene.table('2')] }],
        wouldSeat: [{ _booking: four._id, tables: [scene.table('4')] }],
      },
    ];
    const [first] = await list(scene);
    expect([first]).toMatchObject(expected);
    // another night finds the same, and keeps it
    app.clock.set('2026-06-16T04:00:00Z');
    await night();
    expect(await list(scene)).toEqual([first]);
    expect(await seated(scene)).toEqual([
      [2, '4'],
      [4, 'waits'],
    ]);
  });

  it('is not looked for where nobody gets a table when they book, or in the past', async () => {
    const { scene } = await open({ service: { tables: 'none' } });
    expect(await look(scene)).toEqual([]);
    const other = await open();
    app.clock.set('2026-06-20T09:00:00Z');
    expect(await look(other.scene)).toEqual([]);
  });

  it('is for those who lack a table alone: not where there are no places, or too many arrive', async () => {
    const full = await open({ service: { capacity: 5 } });
    expect(await look(full.scene)).toEqual([]);
    const hurried = await open({ service: { pacing: 5 } });
    expect(await look(hurried.scene)).toEqual([]);
  });

  it('leaves alone who sits, and who has a table that is not offered', async () => {
    const here = await open();
    await here.scene
      .staff()
      .post(`/api/v1/admin/reservation/${here.two._id}/arrival`, { attendenceVerified: true });
    const joined = await open();
    await joined.scene
      .change(joined.two._id, { tables: joined.scene.tables('2', '4') })
      .expect(200);
    expect(await look(joined.scene)).toEqual([]);
  });

  it('keeps wishes: who has the table they like stays, and who has a window keeps one', async () => {
    const wishing = async (
      tables: ReturnType<typeof seats>[],
      wish: (s: DiningScene) => object,
    ) => {
      const scene = await DiningScene.open(app, {
        tables,
        service: { tables: 'atBooking', waitingList: true },
      });
      const tableWish = wish(scene);
      await scene.seated({ tables: scene.tables('4'), participants: 2, tableWish });
      await wait(scene, 4);
      return scene;
    };
    const liked = await wishing([seats('2', 2), seats('4', 4)], (scene) => ({
      attributes: [],
      _table: scene.table('4'),
    }));
    expect(await look(liked)).toEqual([]);
    const byWindow = { attributes: ['window'] };
    const alone = [seats('2', 2), seats('4', 4, byWindow)];
    expect(await look(await wishing(alone, () => byWindow))).toEqual([]);
    const another = await wishing([...alone, seats('3', 3, byWindow)], () => byWindow);
    const [found] = await look(another);
    expect(found?.moves[0]?.to).toEqual([another.table('3')]);
  });

  it('is accepted in one go: who is in the way moves, who waits is promoted and told', async () => {
    const { scene, four } = await open();
    const proposal = await theOne(scene);
    const { body } = await press(scene, proposal, 'accept').expect(200);
    expect(body.data).toMatchObject({ ...proposal, state: 'accepted', version: 1 });
    expect(await seated(scene)).toEqual([
      [2, '2'],
      [4, '4'],
    ]);
    expect(await mailsTo(scene)).toEqual(['waitingListEntry', 'waitingListPromotion']);
    expect(await scene.differences()).toEqual([]);
    const { body: log } = await scene
      .staff(2)
      .get(`/api/v1/admin/reservation/${four._id}/auditLogs`)
      .expect(200);
    expect(log.data.items[0]).toMatchObject({
      action: 'booking.promoted',
      actor: { kind: 'staff' },
    });
    expect((await press(scene, proposal, 'accept').expect(409)).body.code).toBe('PROPOSAL_STALE');
    expect(await list(scene)).toMatchObject([{ _id: proposal._id, state: 'accepted' }]);
  });

  it('is undone in one go: who was promoted waits again and is told, and it is not proposed again', async () => {
    const { scene, four } = await open();
    const proposal = await theOne(scene);
    await press(scene, proposal, 'accept').expect(200);
    await press(scene, proposal, 'undo').expect(200);
    expect(await seated(scene)).toEqual([
      [2, '4'],
      [4, 'waits'],
    ]);
    expect(await mailsTo(scene)).toEqual([
      'waitingListEntry',
      'waitingListPromotion',
      'waitingListEntry',
    ]);
    expect(await scene.differences()).toEqual([]);
    expect(await look(scene)).toEqual([]);
    expect((await press(scene, proposal, 'undo').expect(409)).body.code).toBe('PROPOSAL_STALE');
    // someone else who waits makes it another proposal
    await scene.staff().post(`/api/v1/admin/reservation/${four._id}/cancel`, {}).expect(200);
    await wait(scene, 3);
    expect(await look(scene)).toHaveLength(1);
  });

  it('gives one party the table that another leaves', async () => {
    const scene = await DiningScene.open(app, {
      tables: [seats('2', 2), seats('4', 4), seats('6', 6)],
      service: { tables: 'atBooking', waitingList: true },
    });
    await scene.seated({ participants: 2, tables: scene.tables('4') });
    await scene.seated({ participants: 4, tables: scene.tables('6') });
    await wait(scene, 6);
    await press(scene, await theOne(scene), 'accept').expect(200);
    expect(await seated(scene)).toEqual([
      [2, '2'],
      [4, '4'],
      [6, '6'],
    ]);
    const [accepted] = await list(scene);
    if (!accepted) throw new Error('it can be undone');
    await press(scene, accepted, 'undo').expect(200);
    expect(await seated(scene)).toEqual([
      [2, '4'],
      [4, '6'],
      [6, 'waits'],
    ]);
    expect(await scene.differences()).toEqual([]);
  });

  it('is stale as soon as anything changes: nothing moves, and the evening is looked at again', async () => {
    const { scene, two } = await open({ tables: [seats('2', 2), seats('4', 4), seats('3', 3)] });
    const proposal = await theOne(scene);
    // the table that the two were to have is given to somebody else: no booking of the proposal changes
    await scene.seated({ participants: 2, tables: scene.tables('2') });
    const refused = await press(scene, proposal, 'accept').expect(409);
    expect(refused.body.code).toBe('PROPOSAL_STALE');
    const [again] = await list(scene);
    expect(again?._id).not.toBe(proposal._id);
    expect(again?.moves).toEqual([
      { _booking: two._id, from: [scene.table('4')], to: [scene.table('3')] },
    ]);
    // a change of one of its bookings takes it off the list at once
    await scene.change(two._id, { comment: 'By the door' }).expect(200);
    expect(await list(scene)).toEqual([]);
  });

  it('cannot be undone once one of its parties is other than it left them', async () => {
    const { scene, two } = await open();
    const proposal = await theOne(scene);
    await press(scene, proposal, 'accept').expect(200);
    await scene.change(two._id, { comment: 'By the door' }).expect(200);
    expect(await list(scene)).toEqual([]);
    await press(scene, proposal, 'undo').expect(409);
    expect(await seated(scene)).toEqual([
      [2, '2'],
      [4, '4'],
    ]);
  });

  it('is accepted once, however many accept it at the same moment', async () => {
    const { scene } = await open();
    const proposal = await theOne(scene);
    const both = await Promise.all([1, 2].map(() => press(scene, proposal, 'accept')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(scene)).toMatchObject([{ state: 'accepted' }]);
  });

  it('is another venue’s business alone', async () => {
    const { scene } = await open();
    const proposal = await theOne(scene);
    const other = await DiningScene.open(app);
    await press(other, proposal, 'accept').expect(404);
    await press(other, proposal, 'undo').expect(404);
    expect(await list(other)).toEqual([]);
    await scene.staff().get(`${PROPOSALS}?date=tomorrow`).expect(400);
    await app.visitor().get(`${PROPOSALS}?date=${DAY}`).expect(401);
    await (await scene.booking.guest()).session.get(`${PROPOSALS}?date=${DAY}`).expect(403);
  });

  it('goes by the turn of a party: later ones are in nobody’s way', async () => {
    const { scene } = await open();
    await scene.seated({
      participants: 2,
      timeindex: EIGHT,
      timeindexEnd: 1320,
      tables: scene.tables('2'),
    });
    expect(await look(scene)).toHaveLength(1);
  });
});
