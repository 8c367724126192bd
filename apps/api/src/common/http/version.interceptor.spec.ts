import { withVersion } from './version.interceptor';

const required = { required: true };
const optional = { required: false };

it.each([
  [{ a: 1, version: 3 }, undefined, required, { a: 1, version: 3 }],
  [{ a: 1 }, undefined, optional, { a: 1 }],
  [{ a: 1 }, '"3"', required, { a: 1, version: 3 }],
  [{ a: 1 }, '3', required, { a: 1, version: 3 }],
  [{ a: 1, version: 3 }, '"3"', required, { a: 1, version: 3 }],
  [{ a: 1 }, '*', required, { a: 1 }],
  [undefined, '"0"', required, { version: 0 }],
  [undefined, undefined, optional, undefined],
  [[1], undefined, required, [1]],
])('body %j with If-Match %s (%j) is %j', (body, ifMatch, rule, expected) => {
  expect(withVersion(body, ifMatch, rule)).toEqual(expected);
});

it.each([
  [{ a: 1 }, undefined, 428, 'VERSION_REQUIRED'],
  [undefined, undefined, 428, 'VERSION_REQUIRED'],
  [{ version: null }, undefined, 428, 'VERSION_REQUIRED'],
  [{ a: 1 }, '"a"', 400, 'VALIDATION_FAILED'],
  [{ a: 1 }, '"1", "2"', 400, 'VALIDATION_FAILED'],
  [{ a: 1, version: 2 }, '"3"', 400, 'VALIDATION_FAILED'],
])('body %j with If-Match %s is refused with %i %s', (body, ifMatch, status, code) => {
  expect(() => withVersion(body, ifMatch, required)).toThrow(
    expect.objectContaining({ status, code }),
  );
});
