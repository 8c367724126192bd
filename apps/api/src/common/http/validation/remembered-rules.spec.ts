import {
  getMetadataStorage,
  IsInt,
  IsString,
  MetadataStorage,
  Min,
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
  expect(getMetadataStorage()).not.toBe(storage);
});
