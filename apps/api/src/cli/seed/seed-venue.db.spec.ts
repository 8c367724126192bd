import { addDays } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { deskStateOf } from '@atrium/rules/payments/desk-state';
import { balanceOf, type MoneyLine } from '@atrium/rules/payments/ledger/money-balance';
import { type Absence, type Shift, workingSpans } from '@atrium/rules/spa/schedules/shifts';
import { treatmentStatuses } from '@atrium/rules/spa/treatments/treatment-status';
import { Types } from 'mongoose';
import { TestApp } from '../../../test/support/test-app';
import { BookingChecker } from '../../modules/bookings/public';
import { TreatmentWaitsJob } from '../../modules/spa/waiting-list/treatment-waits.job';
import { demoVenues } from './demo/demo-venues';
import { seedVenue } from './seed-venue';

describe('a demo venue', () => {
  let app: TestApp;
  let _vendor: Types.ObjectId;
  const [fjord] = demoVenues;

  beforeAll(async () => {
    app = await TestApp.start();
    if (!fjord) throw new Error('no demo venue');
    await seedVenue(app.connection, fjord, {
      seed: 1,
      now: app.clock.now(),
      passwordHash: 'none',
      daysBack: 1,
      daysAhead: 4,
      guests: 40,
    });
    const vendor = await app.connection.collection('vendors').findOne({ slug: fjord.slug });
    _vendor = vendor?._id ?? new Types.ObjectId();
  });
  afterAll(async () => {
    for (const { collection } of Object.values(app.connection.models)) {
      await collection.deleteMany({ $or: [{ _vendor }, { _id: _vendor }] });
    }
    await app.stop();
  });

  const rows = (collection: string) =>
    app.connection.collection(collection).find({ _vendor }).toArray();

  it('has memberships whose ledgers say what was used, and none that is used beyond its uses', async () => {
    const [memberships, uses] = [await rows('memberships'), await rows('membershipUses')];
    expect(memberships.length).toBeGreaterThan(20);
    for (const { _id, maxNumberOfUsages, numberOfUsages, entries } of memberships) {
      const ledger = uses.filter(({ _membership }) => _membership.equals(_id));
      expect([ledger.length, ledger.reduce((sum, one) => sum + one.uses, 0)]).toEqual([
        entries,
        numberOfUsages,
      ]);
      if (maxNumberOfUsages > 0) expect(numberOfUsages).toBeLessThanOrEqual(maxNumberOfUsages);
    }
  });

  it('sells gift cards', async () => {
    expect(await rows('voucherSettings')).toEqual([
      expect.objectContaining({ onSale: true, amounts: [50_000, 100_000, 200_000] }),
    ]);
  });

  it('has payments of every state, with the entries that each state asks for', async () => {
    const [payments, entries] = [await rows('payments'), await rows('moneyEntries')];
    const shown = new Set(payments.map(({ state, refunds }) => deskStateOf(state, refunds)));
    expect([...shown].sort()).toEqual(['notCollected', 'paid', 'refunded', 'undone', 'waiting']);
    for (const { _id, state, amount, refunds } of payments) {
      const own = entries.filter(({ _payment }) => _payment.equals(_id));
      const { captured, refunded, reserved } = balanceOf(own as unknown as MoneyLine[]);
      const done = refunds.filter((refund: { state: string }) => refund.state === 'done');
      expect([captured, refunded, reserved]).toEqual([
        state === 'settled' ? amount : 0,
        done.reduce((sum: number, refund: { amount: number }) => sum + refund.amount, 0),
        0,
      ]);
    }
  });

  it('has a service that is paid when it is booked and one that may be', async () => {
    const services = await rows('services');
    const prepaid = services.filter(({ prepayment }) => prepayment !== 'none');
    expect(prepaid.map(({ name, prepayment }) => [name, prepayment])).toEqual([
      ['Kayak tour', 'optional'],
      ['Private sauna', 'required'],
    ]);
    const bookings = await rows('bookings');
    for (const { _id, cancellationTerms, prepaidPart } of prepaid) {
      const terms = bookings.find(({ _service }) => _service.equals(_id))?.terms;
      expect(terms?.cancellation ?? []).toEqual(cancellationTerms);
      expect(terms?.prepaidPart).toEqual(prepaidPart);
    }
  });

  it('has a service whose guests give a card for not coming', async () => {
    const [boat, ...others] = (await rows('services')).filter(({ noShowFee }) => noShowFee);
    const fee = { kind: 'share', basisPoints: 5_000 };
    expect(boat).toMatchObject({ name: 'Northern lights by boat', noShowFee: fee });
    expect(others).toEqual([]);
    const bookings = (await rows('bookings')).filter(({ _service }) => _service.equals(boat?._id));
    expect(bookings.length).toBeGreaterThan(0);
    for (const { terms } of bookings) expect(terms.noShowFee).toEqual(fee);
  });

  it('has a receipt of every amount that was taken or returned, numbered without a gap', async () => {
    const [entries, receipts] = [await rows('moneyEntries'), await rows('receipts')];
    const moved = entries.filter(({ kind }) => kind === 'captured' || kind === 'refunded');
    expect(receipts.map(({ entry }) => entry).sort()).toEqual(moved.map(({ key }) => key).sort());
    const numbers = receipts.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(receipts.map((_, index) => index + 1));
    expect(await rows('receiptSeries')).toMatchObject([{ last: receipts.length }]);
    expect(new Set(receipts.map(({ tax }) => tax.basisPoints))).toContain(2_500);
    for (const { amount, tax } of receipts) expect(tax.net + tax.tax).toBe(amount);
  });

  it('shows them, its stays and packages to the desk and to the guest who signs in', async () => {
    const guest = await app.connection
      .collection('customers')
      .findOne({ _vendor, email: fjord?.guest.email });
    const id = guest?._id ?? new Types.ObjectId();
    const session = app.guest(_vendor, id);
    const { body: memberships } = await session
      .get(
        `/api/v1/hub/memberships?customerId=${id.toHexString()}&vendorId=${_vendor.toHexString()}`,
      )
      .set('accept-language', 'de')
      .expect(200);
    expect(memberships).toMatchObject([
      { _membershipType: { name: 'Freund des Hauses' }, status: 'active', numberOfUsages: 3 },
      { _membershipType: { name: 'Zehnerkarte Spa' }, status: 'active', numberOfUsages: 4 },
      { _membershipType: { name: 'Sommerkarte' }, status: 'expired', numberOfUsages: 5 },
    ]);
    const { body: stays } = await session
      .get('/api/v1/hub/stays')
      .set('accept-language', 'de')
      .expect(200);
    expect(stays.data).toMatchObject([
      { packageName: 'Fjordwochenende', addons: [{ name: 'Willkommenskorb' }] },
    ]);
    const { body: packages } = await app.staff(_vendor).get('/api/v1/admin/packages').expect(200);
    expect(packages.data).toHaveLength(2);
    for (const { treatmentTypes } of packages.data) expect(treatmentTypes).not.toEqual([]);
  });

  it('lets the guest who signs in book the massage that is part of the stay', async () => {
    const guest = await app.connection
      .collection('customers')
      .findOne({ _vendor, email: fjord?.guest.email });
    const id = guest?._id ?? new Types.ObjectId();
    const session = app.guest(_vendor, id);
    const { body: stays } = await session.get('/api/v1/hub/stays').expect(200);
    const [{ arrivaldate, adults, treatmentTypes }] = stays.data;
    const [massage] = treatmentTypes;
    expect(massage).toMatchObject({ name: 'Classic massage', left: adults, booked: 0 });
    const { body: month } = await session
      .get(
        `/api/spa/treatments/fjord/${massage._treatmentType}?from=${arrivaldate}&until=${arrivaldate}`,
      )
      .expect(200);
    const [day] = month.data.days;
    const treatment = { _treatmentType: massage._treatmentType, date: arrivaldate };
    const { body } = await session
      .post('/api/v1/hub/treatments', {
        ...{ ...treatment, timeindexStart: day.starts[0], _stayTreatment: massage._id },
      })
      .expect(201);
    expect(body.data).toMatchObject({ total: 0, coveredBy: { kind: 'stay' } });
    expect(await app.nest.get(BookingChecker).ofVendor(_vendor)).toEqual([]);
  });

  it('shows its pictures at once, each in a size and format that the visitor takes', async () => {
    const { body } = await app
      .visitor()
      .get('/api/v1/hub/activities/fjord')
      .set('accept-language', 'de')
      .expect(200);
    const activities: {
      name: string;
      pictures: { _id: string; widths: number[]; alt: string }[];
    }[] = body;
    const spa = activities.find(({ name }) => name === 'Spa und Badezuber');
    expect(spa?.pictures).toMatchObject([
      { widths: [320, 640, 1280], alt: expect.stringMatching(/^Zwei dampfende Badezuber/) },
      { alt: expect.stringMatching(/^Ein Hallenbad/) },
    ]);
    for (const { name, pictures } of activities) {
      expect([name, pictures.length > 0]).toEqual([name, true]);
      const file = await app
        .visitor()
        .get(`/media/${pictures[0]?._id}/1280.avif`)
        .set('accept', 'image/webp')
        .expect(200);
      expect(file.headers['content-type']).toBe('image/webp');
    }
  });

  it('seats its dinner guests in two dining rooms, nobody at a table that is taken', async () => {
    const { body } = await app.staff(_vendor).get('/api/fnb/venues').expect(200);
    const rooms: { name: string; defaultFNB: boolean; tables: { _id: string }[] }[] = body.data;
    expect(rooms.map(({ name, defaultFNB, tables }) => [name, defaultFNB, tables.length])).toEqual([
      ['Restaurant', true, 18],
      ['Terrace', false, 8],
    ]);
    const known = rooms.flatMap(({ tables }) => tables.map(({ _id }) => _id));
    const seated = (await rows('bookings')).filter(({ tables }) => tables.length > 0);
    const days = new Set(seated.map(({ start }) => start.toISOString().slice(0, 10)));
    expect([...days].sort()).toEqual([14, 15, 16, 17, 18, 19].map((day) => `2026-06-${day}`));
    for (const { tables } of seated) expect(known).toContain(tables[0]._table.toHexString());
    expect(seated.some(({ tables }) => tables.length > 1)).toBe(true);
    expect(Math.max(...seated.map(({ participants }) => participants))).toBeGreaterThan(8);
    expect(await app.nest.get(BookingChecker).ofVendor(_vendor)).toEqual([]);
  });

  it('promises everybody at dinner a table, and offers the next those that are free', async () => {
    const dinner = (await rows('services')).find(({ name }) => name === 'Dinner');
    const parties = (await rows('bookings')).filter(
      ({ _service, active, waitingList }) => _service.equals(dinner?._id) && active && !waitingList,
    );
    expect(parties.length).toBeGreaterThan(40);
    expect(parties.filter(({ tables }) => tables.length === 0)).toEqual([]);
    const path = `/api/v1/hub/activity/${dinner?._id.toHexString()}?date=2026-06-16`;
    const { body } = await app.visitor().get(path).expect(200);
    expect(body.data.seating).toMatchObject({ tablesAtBooking: true });
    const [{ times }] = body.data.timeslots.data;
    expect(times.some(({ parties }: { parties: number[] }) => parties.includes(2))).toBe(true);
  });

  it('has an evening behind it, of which the reports tell', async () => {
    const report = async (kind: string) => {
      const path = `/api/v1/admin/reports/${kind}?from=2026-06-14&until=2026-06-14`;
      const { body } = await app.staff(_vendor).get(path).expect(200);
      return body.data.totals.values;
    };
    const covers = await report('covers');
    expect(covers.came + covers.missed).toBe(covers.covers);
    const { turns, turnsKept, plannedMinutes } = await report('turn-times');
    expect(turns).toBeGreaterThan(5);
    expect([turnsKept > 0 && turnsKept < 1, plannedMinutes]).toEqual([true, 150]);
  });

  it('expects a VIP and a guest with allergies tonight, and parties with a wish', async () => {
    const guests = await rows('customers');
    const [vip, allergic] = ['vip', 'allergies'].map((field) => guests.find((one) => one[field]));
    const tonight = (await rows('bookings')).filter(
      ({ start, active }) => active && start.toISOString().startsWith('2026-06-15'),
    );
    for (const guest of [vip, allergic]) {
      const own = tonight.filter(({ _customer }) => _customer?.equals(guest?._id));
      expect(own.some(({ timeindex }) => timeindex >= 1_200)).toBe(true);
    }
    expect((await rows('bookings')).some(({ tableWish }) => tableWish)).toBe(true);
  });

  it('has tables blocked on coming days, for a reason', async () => {
    const path = '/api/v1/fnb/blocks?from=2026-06-15&until=2026-06-22';
    const { body } = await app.staff(_vendor).get(path).expect(200);
    expect(body.data).toMatchObject([
      { from: '2026-06-17', until: '2026-06-17', reason: 'Kept for the piano.' },
      { from: '2026-06-18', until: '2026-06-19', reason: 'The garden fence is being painted.' },
    ]);
  });

  it('has guests at every step of an evening that is going on', async () => {
    if (!fjord) throw new Error('no demo venue');
    const slug = 'fjord-in-the-evening';
    const now = new Date('2026-06-15T18:55:00Z');
    const options = { seed: 5, now, passwordHash: 'none', daysBack: 0, daysAhead: 0, guests: 40 };
    const staff = [
      { email: 'late@fjord.example', firstname: 'L', lastname: 'L', level: 1 as const },
    ];
    const services = fjord.services.map((service) => ({
      ...service,
      ...(service.isSeated ? { demand: 95, capacity: 80 } : {}),
    }));
    await seedVenue(app.connection, { ...fjord, slug, staff, services }, options);
    const evening = await app.connection.collection('vendors').findOne({ slug });
    const ofEvening = (collection: string) =>
      app.connection.collection(collection).find({ _vendor: evening?._id }).toArray();
    const statuses = await ofEvening('bookingStatuses');
    const nameOf = (id: Types.ObjectId) => statuses.find(({ _id }) => _id.equals(id))?.name;
    const sitting = (await ofEvening('bookings')).filter(({ visit }) => visit && !visit.leftAt);
    expect(new Set(sitting.map(({ _bookingStatus }) => nameOf(_bookingStatus)))).toEqual(
      new Set(['Seated', 'Served', 'Paid', 'To clear']),
    );
    expect(sitting.every(({ attendenceVerified, active }) => attendenceVerified && active)).toBe(
      true,
    );
  });

  it('has plans that staff can save as they are', async () => {
    const { body } = await app.staff(_vendor).get('/api/fnb/venues').expect(200);
    for (const room of body.data) {
      await app.staff(_vendor, 2).put(`/api/v1/fnb/venues/${room._id}`, room).expect(200);
    }
  });

  it('has a spa whose therapists work in the coming weeks, and types that somebody gives somewhere', async () => {
    const [therapists, rooms] = [await rows('therapists'), await rows('sparooms')];
    expect([therapists.length, rooms.length]).toEqual([5, 4]);
    const desk = app.staff(_vendor, 1);
    const { body: types } = await desk.get('/api/spa/treatmenttype').expect(200);
    expect(types.data).toHaveLength(8);
    for (const type of types.data) {
      expect(
        type.languageList.map(({ languageType }: { languageType: string }) => languageType),
      ).toEqual(['no', 'de']);
      expect(type.therapists.length).toBeGreaterThanOrEqual(type.therapistsNeeded);
      expect(type.rooms.length).toBeGreaterThan(0);
    }
    const today = venueTimeOf(app.clock.now().getTime(), 'Europe/Oslo').date;
    for (const day of [today, addDays(today, 14), addDays(today, 35)]) {
      const { body } = await desk
        .get(`/api/v1/admin/spa/schedule/from/${day}/until/${addDays(day, 6)}`)
        .expect(200);
      expect(body.data.shifts).toHaveLength(5 * 5);
    }
  });

  it('has a spa that lives, in which nobody has two treatments at once', async () => {
    const today = venueTimeOf(app.clock.now().getTime(), 'Europe/Oslo').date;
    const staff = app.staff(_vendor, 1);
    const { body } = await staff.get(`/api/spa/treatment?date=${today}`).expect(200);
    expect(body.data.length).toBeGreaterThan(6);
    expect(body.data).toContainEqual(expect.objectContaining({ status: 'pause' }));
    expect(body.data).toContainEqual(expect.objectContaining({ guests: 2, treatmentLock: false }));
    expect(body.data).toContainEqual(expect.objectContaining({ treatmentLock: true }));
    const treatments = await rows('treatments');
    expect(new Set(treatments.map(({ status }) => status))).toEqual(new Set(treatmentStatuses));
    expect(treatments.some(({ onlineBooking }) => onlineBooking)).toBe(true);
    const accounts = (await rows('users')).filter(({ level }) => level <= 2);
    const desk = accounts.find(({ level }) => level === 1);
    const linked = (await rows('therapists'))
      .filter(({ _user }) => _user)
      .toSorted((one) => (one._user.equals(desk?._id) ? -1 : 1));
    expect(new Set(linked.map(({ _user }) => _user))).toEqual(
      new Set(accounts.map(({ _id }) => _id)),
    );
    expect(
      treatments.some(
        ({ date, therapists: [first] }) =>
          date === today && first?._therapist.equals(linked[0]?._id),
      ),
    ).toBe(true);
    for (const { occ } of await rows('occupations')) {
      const inOrder = occ.toSorted((a: { s: number }, b: { s: number }) => a.s - b.s);
      for (const [index, { s }] of inOrder.entries()) {
        expect(s).toBeGreaterThanOrEqual(inOrder[index - 1]?.e ?? 0);
      }
    }
  });

  it('asks before one treatment, in the guest’s language', async () => {
    const asking = (await rows('treatmenttypes')).filter(({ intake }) => intake);
    expect(asking.map(({ name }) => name)).toEqual(['Hot stone massage']);
    const { body } = await app.staff(_vendor, 2).get('/api/spa/treatmenttype').expect(200);
    const { intake } = body.data.find(({ name }: { name: string }) => name === 'Hot stone massage');
    expect(intake).toMatchObject({ asked: true, questions: [{ required: true }, {}] });
    for (const { languageList } of intake.questions) expect(languageList).toHaveLength(6);
  });

  it('has guests who wait for a treatment, who are not written to at once', async () => {
    const today = venueTimeOf(app.clock.now().getTime(), 'Europe/Oslo').date;
    const { body } = await app
      .staff(_vendor, 1)
      .get(`/api/v1/spa/treatment-waits?date=${today}`)
      .expect(200);
    expect(body.data).toMatchObject([
      { _treatmentType: { name: 'Massage for two' } },
      { _treatmentType: { name: 'Classic massage' }, wish: { gender: 'woman' } },
    ]);
    await app.nest.get(TreatmentWaitsJob).tick();
    await app.work('serve-treatment-waits');
    const waits = await rows('treatmentwaits');
    expect([waits.length, waits.filter(({ told }) => told)]).toEqual([4, []]);
    const guest = await app.connection
      .collection('customers')
      .findOne({ _vendor, email: fjord?.guest.email });
    const { body: own } = await app
      .guest(_vendor, guest?._id ?? new Types.ObjectId())
      .get('/api/v1/hub/treatment-waits')
      .expect(200);
    expect(own.data).toHaveLength(1);
  });

  it('gives its treatments while their therapists work', async () => {
    const [shifts, absences] = [await rows('shifts'), await rows('absences')];
    const booked = (await rows('treatments')).filter(({ status }) => status !== 'pause');
    expect(absences.length).toBeGreaterThan(1);
    for (const { date, timeindexStart, timeindexEndAndReset, therapists } of booked) {
      for (const { _therapist } of therapists) {
        const own = (all: typeof shifts) => all.filter((one) => one._therapist.equals(_therapist));
        const works = workingSpans(
          date,
          own(shifts).filter((shift) => shift.date === date) as unknown as Shift[],
          own(absences) as unknown as Absence[],
        );
        expect(works.some(({ from }) => from <= timeindexStart)).toBe(true);
        expect(works.some(({ until }) => until >= timeindexEndAndReset)).toBe(true);
      }
    }
  });
});
