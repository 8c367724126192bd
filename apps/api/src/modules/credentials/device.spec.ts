import { deviceOf } from './device';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    { browser: 'Firefox', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', isHandheld: true },
  ],
  ['curl/8.5.0', {}],
  ['', {}],
  [undefined, {}],
  ['x'.repeat(513), {}],
])('%j is %j', (userAgent, expected) => {
  expect(deviceOf(userAgent)).toEqual(expected);
});
