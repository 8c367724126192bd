import { isWebhookLost, nextWebhookTry, webhookPause } from './webhook-retries';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test('a message is tried at growing pauses for three days, the last time at their end', () => {
  const at = [0];
  for (let tries = 1; ; tries += 1) {
    const next = nextWebhookTry({ since: 0, tries }, at.at(-1) ?? 0);
    if (next === undefined) break;
    at.push(next);
  }
  const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
  expect(pauses.slice(0, 4)).toEqual([5, 60, 300, 1_800].map((seconds) => seconds * SECOND));
  expect(pauses.slice(0, -1)).toEqual([...pauses.slice(0, -1)].sort((a, b) => a - b));
  expect(at.at(-1)).toBe(72 * HOUR);
  expect(at).toHaveLength(12);
});

test.each([
  ['nothing', 0, 5 * SECOND],
  ['less than the pause', SECOND, 5 * SECOND],
  ['a minute', 60 * SECOND, 60 * SECOND],
  ['a month', 720 * HOUR, HOUR],
])('a receiver that asks for %s gets it within reason', (_, patience, wait) => {
  expect(nextWebhookTry({ since: 0, tries: 1 }, 0, patience)).toBe(wait);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 10],
  [4, 30],
  [5, 60],
  [7, 300],
  [400, 300],
])('after %i failures in a row an endpoint is left alone for %i seconds', (failures, seconds) => {
  expect(webhookPause(failures)).toBe(seconds * SECOND);
});

test.each([
  [119, false],
  [120, true],
])('an endpoint that took nothing for %i hours: switched off %s', (hours, isLost) => {
  expect(isWebhookLost(0, hours * HOUR)).toBe(isLost);
});
