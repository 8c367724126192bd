import type { MessageTemplateOutput } from '@atrium/api-client/admin';
import { textsFor } from './own-texts';

const text = (name: string, language: string, kind = 'custom'): MessageTemplateOutput => ({
  _id: `${name}-${language}`,
  kind,
  name,
  language,
  subject: '',
  text: '',
  marketing: false,
  version: 0,
  createdAt: '',
  updatedAt: '',
});
const texts = [
  text('Lost', 'en'),
  text('Lost', 'de'),
  text('Late', 'en'),
  text('Late', 'no'),
  text('Ferry', 'fr'),
  text('', 'de', 'bookingConfirmation'),
];

test.each([
  [
    ['de', 'no'],
    ['Ferry-fr', 'Late-no', 'Lost-de'],
  ],
  [['en'], ['Ferry-fr', 'Late-en', 'Lost-en']],
  [
    ['sv', 'en'],
    ['Ferry-fr', 'Late-en', 'Lost-en'],
  ],
])('for %p, each once and in the best language', (languages, wanted) => {
  expect(textsFor(texts, languages).map(({ _id }) => _id)).toEqual(wanted);
});
