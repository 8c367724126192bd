import { languages } from '@atrium/i18n/languages';
import { errorText } from '@atrium/i18n/server';
import { Types } from 'mongoose';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

const day = (date: string, open: boolean) => ({
  _id: new Types.ObjectId().toHexString(),
  ...{ startDate: date, endDate: date, open, comment: '', times: [] },
});

/** The texts of refused bookings, in every language. */
describe('why a booking is refused', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
    scene = await BookingScene.open(app, {
      service: {
        capacity: 2,
        waitingList: false,
        specialdays: [day('2026-06-20', false), day('2026-06-21', true)],
      },
    });
  });
  afterAll(() => app.stop());

  it.each(languages)('is told in %s', async (language) => {
    const guest = await scene.guest();
    const unnamed = await scene.guest({ firstname: '', lastname: '' });
    const refusal = async (draft: object, who = guest) => {
      const { body } = await who.book({ ...draft }).set('accept-language', language);
      expect(body.message).toBe(body.error);
      return [body.code, body.error];
    };
    const told = [
      await refusal({ participants: 0 }),
      await refusal({ participants: 3 }),
      await refusal({ participants: 3, available: 3 }),
      await refusal({ date: '2026-06-20' }),
      await refusal({ date: '2026-06-21' }),
      await refusal({ date: DAY }, unnamed),
    ];
    const codes = [
      ...(['MISSING_PARTICIPANTS', 'SLOT_FULL', 'BOOKING_FAILED'] as const),
      ...(['SERVICE_CLOSED', 'SERVICE_WITHOUT_TIMES', 'MISSING_GUEST_DETAILS'] as const),
    ];
    expect(told).toEqual(codes.map((code) => [code, errorText(language, code)]));
    const english = codes.map((code) => errorText('en', code));
    const same = told.filter(([, text]) => english.some((known) => known === text));
    expect(same).toHaveLength(language === 'en' ? codes.length : 0);
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
  });
});
