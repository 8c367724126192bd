import { profileFixture } from '../../../testing/fixtures';
import { toProfileInput, valuesOf } from './profile-values';

const at = '2026-11-01T10:00:00.000Z';

test('what is not known is empty, and goes back as empty', () => {
  const profile = profileFixture({ phone: undefined, address: { city: 'Bergen' } });
  const values = valuesOf(profile);
  expect(values).toMatchObject({ phone: '', street: '', city: 'Bergen', languageCode: '' });
  expect(toProfileInput(values, profile)).toEqual({
    firstname: 'Åse',
    lastname: 'Bø',
    email: 'guest@fjord.example',
    phone: '',
    birthDate: '',
    gender: '',
    languageCode: '',
    address: { street: '', postalCode: '', city: 'Bergen', country: '' },
    consents: {},
    version: 2,
  });
});

test.each([
  [[], true, { marketingEmail: true }],
  [[], false, {}],
  [[{ type: 'marketingEmail', given: true, at }], true, {}],
  [[{ type: 'marketingEmail', given: true, at }], false, { marketingEmail: false }],
])('said %j, now %j: sends %j', (consents, marketingEmail, sent) => {
  const profile = profileFixture({ consents });
  const values = { ...valuesOf(profile), marketingEmail };
  expect(toProfileInput(values, profile).consents).toEqual(sent);
});
