import { verdictOf } from './verdict';

test.each([
  [true, true, 'proven'],
  [true, false, 'void'],
  [false, true, 'not proven'],
  // a wrong result stays wrong, whatever the control did
  [false, false, 'not proven'],
] as const)(
  'a run that is right: %s, with a control that failed: %s, is %s',
  (isRight, controlFailed, verdict) => {
    expect(verdictOf({ isRight, controlFailed })).toBe(verdict);
  },
);
