import { guessMapping, mapped, missingFields, toColumns, withKnown } from './mapping';

const fields = [
  { name: 'firstname', label: 'Fornavn', required: false },
  { name: 'birthDate', label: 'Fødselsdato', required: true },
  { name: 'email', label: 'E-post', required: false },
];

test('goes by the name of a field or what it is called here, in any case and accent', () => {
  expect(
    guessMapping(['Birth date', 'FØDSELSDATO', 'fornavn', 'Epost', 'Shoe size'], fields),
  ).toEqual({
    'Birth date': 'birthDate',
    FØDSELSDATO: '',
    fornavn: 'firstname',
    Epost: 'email',
    'Shoe size': '',
  });
});

test('takes over what the server took columns for, and keeps what only this language knows', () => {
  const guessed = { Fornavn: 'firstname', Epost: 'email', mail: '', nr: '' };
  expect(withKnown(guessed, [{ column: 'mail', field: 'email' }])).toEqual({
    Fornavn: 'firstname',
    Epost: '',
    mail: 'email',
    nr: '',
  });
});

test('a field belongs to one column: choosing it takes it from another', () => {
  const mapping = mapped({ a: 'email', b: '' }, 'b', 'email');
  expect(mapping).toEqual({ a: '', b: 'email' });
  expect(mapped(mapping, 'b', '')).toEqual({ a: '', b: '' });
  expect(toColumns(mapping)).toEqual([
    { column: 'a', field: '' },
    { column: 'b', field: 'email' },
  ]);
});

test('says what is needed and missing', () => {
  expect(missingFields({ a: 'email' }, fields)).toEqual(['birthDate']);
  expect(missingFields({ a: 'birthDate' }, fields)).toEqual([]);
});
