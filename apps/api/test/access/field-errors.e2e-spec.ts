import { languages } from '@atrium/i18n/languages';
import { errorText } from '@atrium/i18n/server';
import type { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { kari } from '../support/things/customers';

const GUESTS = '/api/v1/admin/customers';

/** What a malformed guest is refused for: the field and its rule. */
const guests = [
  [{ globalComments: 'x'.repeat(5001) }, 'globalComments', 'FIELD_TOO_LONG'],
  [{ password: 'demo-password-1' }, 'password', 'FIELD_UNKNOWN'],
  [{ birthDate: '1990-02-30' }, 'birthDate', 'FIELD_INVALID'],
  [{ firstname: 5 }, 'firstname', 'FIELD_INVALID'],
  [{ active: null }, 'active', 'FIELD_REQUIRED'],
  [{ active: 'yes' }, 'active', 'FIELD_INVALID'],
  [{ address: { city: 'x'.repeat(101) } }, 'address.city', 'FIELD_TOO_LONG'],
] as const;

describe('the fields that a request has wrong', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const staff = (language: string) => ({
    post: async (path: string, input: object) =>
      (await app.staff(vendor, 2).post(path, input).set('accept-language', language).expect(400))
        .body,
    get: async (path: string) =>
      (await app.staff(vendor, 2).get(path).set('accept-language', language).expect(400)).body,
  });

  it.each(guests)(
    '%j: %s %s, with the text of the reader’s language',
    async (change, field, code) => {
      for (const language of languages) {
        const body = await staff(language).post(GUESTS, { ...kari, ...change });
        expect(body).toMatchObject({
          code: 'VALIDATION_FAILED',
          message: errorText(language, 'VALIDATION_FAILED'),
          details: [{ field, code }],
        });
        const { message } = body.details[0];
        if (language === 'en') expect(message).toContain(field.split('.').at(-1));
        else expect(message).toBe(errorText(language, code));
      }
    },
  );

  it('in English they are told as ever, with their limits', async () => {
    const said = async (path: string) => (await staff('en').get(path)).details;
    expect(await said('/api/v1/admin/messages?limit=101')).toEqual([
      {
        field: 'limit',
        code: 'FIELD_OUT_OF_RANGE',
        message: 'limit must not be greater than 100',
      },
    ]);
    const { body } = await app.visitor().post('/api/resetPassword', { email: 'kari' }).expect(400);
    expect(body.details).toEqual([
      { field: 'email', code: 'INVALID_EMAIL', message: 'email must be an email' },
    ]);
  });

  it.each([
    ['/api/v1/admin/messages?limit=many', 'limit', 'FIELD_INVALID'],
    ['/api/v1/admin/messages?cursor=1', 'cursor', 'FIELD_INVALID'],
    ['/api/v1/admin/stays', 'guestId', 'FIELD_REQUIRED'],
    ['/api/v1/admin/reports/bookings?from=never&until=2026-06-15', 'from', 'INVALID_DATE'],
  ] as const)('of an address too: %s', async (path, field, code) => {
    for (const language of ['de', 'no'] as const) {
      expect((await staff(language).get(path)).details).toEqual([
        { field, code, message: errorText(language, code) },
      ]);
    }
  });

  it('of what a list has within it', async () => {
    const { details } = await staff('de').post('/api/v1/services', {
      name: '',
      times: [{ start: 2000, capacity: 4, availableDays: [{ day: 8 }] }],
    });
    expect(details).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'FIELD_REQUIRED', message: errorText('de', 'FIELD_REQUIRED') },
        {
          field: 'times.0.start',
          code: 'FIELD_OUT_OF_RANGE',
          message: errorText('de', 'FIELD_OUT_OF_RANGE'),
        },
        {
          field: 'times.0.availableDays.0.day',
          code: 'FIELD_OUT_OF_RANGE',
          message: errorText('de', 'FIELD_OUT_OF_RANGE'),
        },
      ]),
    );
  });
});
