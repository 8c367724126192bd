import { serviceName } from './service-name';

const service = {
  name: 'Breakfast',
  languageList: [
    { languageType: 'de', name: 'Frühstück' },
    { languageType: 'no', name: '' },
  ],
};

test.each([
  ['de', 'Frühstück'],
  ['no', 'Breakfast'],
  ['fr', 'Breakfast'],
] as const)('in %s it is %s', (language, expected) => {
  expect(serviceName(service, language)).toBe(expected);
});
