import { Dependents } from '../../src/modules/dependents/public';
import { by, SpaDay } from '../support/scenes/spa-day';
import { ROOMS, TREATMENT_TYPES } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';

/** Deletes while the last of those who might be in the way is asked: what is booked then was not there for the first. */
describe('what a spa consists of', () => {
  let app: TestApp;
  let book: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    app = await TestApp.start();
    const bookOnceAsked = async () => {
      const first = book;
      book = undefined;
      await first?.();
      return 0;
    };
    const source = { kind: 'treatments', count: bookOnceAsked } as const;
    const dependents = app.nest.get(Dependents, { strict: false });
    dependents.register('treatmentType', { ...source, refusal: 'TREATMENT_TYPE_IN_USE' });
    dependents.register('treatmentRoom', { ...source, refusal: 'TREATMENT_ROOM_IN_USE' });
  });
  afterAll(() => app.stop());

  const bookOnce = (day: SpaDay, change: object = {}) => {
    book = async () => {
      await day.booked({ therapists: by(day.anna), ...change });
    };
  };

  it('keeps a type that is booked while it is deleted', async () => {
    const day = await SpaDay.open(app);
    bookOnce(day);
    const { body } = await day.staff(2).delete(TREATMENT_TYPES, { _id: day.massage }).expect(409);
    expect(body.code).toBe('TREATMENT_TYPE_IN_USE');
    expect(book).toBeUndefined();
    expect(await day.starts()).not.toEqual([]);
  });

  it.each(['named', 'chosen'])('keeps a room that is %s while it is deleted', async (how) => {
    const day = await SpaDay.open(app);
    bookOnce(day, how === 'named' ? { _room: day.birch } : {});
    const { body } = await day.staff(2).delete(`${ROOMS}/${day.birch}`).expect(409);
    expect(body.code).toBe('TREATMENT_ROOM_IN_USE');
    expect(book).toBeUndefined();
  });
});
