import {
  getMetadataStorage,
  IsInt,
  IsString,
  MetadataStorage,
  Min,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { rememberRules } from './remembered-rules';

class Party {
  @IsInt()
  participants = 2;
}

class NamedParty extends Party {
  @IsString()
  name = 'Nora';

  @Min(1, { groups: ['desk'] })
  override participants = 2;
}

class Booking {
  @ValidateNested()
  party = new Party();
}

const brokenIn = (value: object, groups?: string[]) =>
  validateSync(value, groups && { groups }).map(({ property }) => property);

beforeAll(() => rememberRules());

test('checks a class by its own rules and those above it, each time', () => {
  const wrong = Object.assign(new NamedParty(), { participants: 'two', name: 3 });
  expect(brokenIn(wrong).sort()).toEqual(['name', 'participants']);
  expect(brokenIn(wrong).sort()).toEqual(['name', 'participants']);
  expect(brokenIn(new NamedParty())).toEqual([]);
  expect(brokenIn(Object.assign(new Party(), { participants: 1.5 }))).toEqual(['participants']);
});

test('checks a value within another, each time', () => {
  const booking = Object.assign(new Booking(), {
    party: Object.assign(new Party(), { participants: 'x' }),
  });
  for (let time = 0; time < 2; time += 1) {
    const [problem] = validateSync(booking);
    expect(problem?.children?.map(({ property }) => property)).toEqual(['participants']);
  }
  expect(validateSync(new Booking())).toEqual([]);
});

test('keeps groups apart', () => {
  expect(brokenIn(Object.assign(new NamedParty(), { participants: 0 }), ['desk'])).toEqual([
    'participants',
  ]);
  expect(brokenIn(new NamedParty(), ['desk'])).toEqual([]);
});

test('looks a class up once, however often it is asked to remember', () => {
  const storage = new MetadataStorage();
  const lookUp = jest.spyOn(storage, 'getTargetValidationMetadatas');
  rememberRules(storage);
  rememberRules(storage);
  const rules = storage.getTargetValidationMetadatas(Party, '', false, false);
  expect(storage.getTargetValidationMetadatas(Party, '', false, false)).toBe(rules);
  expect(lookUp).toHaveBeenCalledTimes(1);
  // within another value it is asked for with the name of that one's class
  const within = storage.getTargetValidationMetadatas(Party, 'Booking', false, false);
  expect(storage.getTargetValidationMetadatas(Party, 'Booking', false, false)).toBe(within);
  expect(lookUp).toHaveBeenCalledTimes(2);
  expect(getMetadataStorage()).not.toBe(storage);
});
