import { languages } from './languages';
import { errorText, messageTexts } from './server';

it('writes a message at once, in the language asked for', () => {
  expect(messageTexts('no')('activation.subject', { vendor: 'Fjord' })).toBe(
    'Aktiver kontoen din hos Fjord',
  );
  expect(messageTexts('de')('activation.subject', { vendor: 'Fjord' })).toBe(
    'Aktivieren Sie Ihr Konto bei Fjord',
  );
});

it.each(languages)('takes the plural form of %s', (language) => {
  const t = messageTexts(language);
  const one = t('details.participantsValue', { count: 1 });
  expect(one).toMatch(/^1 person/i);
  expect(t('details.participantsValue', { count: 3 })).not.toBe(one.replace('1', '3'));
});

it('says millions as French, Spanish and Italian do', () => {
  expect(messageTexts('fr')('details.participantsValue', { count: 1_000_000 })).toBe(
    '1000000 de personnes',
  );
});

it('leaves names as they are, even where they look like a text of ours', () => {
  const greeting = messageTexts('en')('shared.greeting', {
    name: 'O’Brien & <b>$t(x)</b> {{name}}',
  });
  expect(greeting).toBe('Hello O’Brien & <b>$t(x)</b> {{name}},');
});

it('refuses to send a message with a hole in it', () => {
  const vars: Record<string, string> = {};
  // @ts-expect-error a forgotten variable does not compile either
  expect(() => messageTexts('en')('activation.subject', vars)).toThrow('{{vendor}}');
});

it('has the fixed texts for the codes', () => {
  expect(errorText('en', 'SLOT_FULL')).toBe(
    'The number of participants exceeds the available slots.',
  );
  expect(errorText('en', 'EMAIL_TAKEN')).toBe('User email already exists');
  expect(errorText('sv', 'SERVICE_CLOSED')).toBe('Tjänsten är stängd.');
});
