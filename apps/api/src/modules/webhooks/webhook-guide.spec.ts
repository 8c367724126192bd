import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEvents } from '@atrium/rules/webhooks/webhook-events';

const guide = readFileSync(join(__dirname, '../../../../../docs/api/webhooks.md'), 'utf8');

describe('the guide to webhooks', () => {
  it('lists every event, and no other', () => {
    const listed = [...guide.matchAll(/^\|.*?\|(.*?)\|/gm)].flatMap(([, cell = '']) => [
      ...cell.matchAll(/`(\w+\.\w+)`/g),
    ]);
    expect(listed.map(([, event]) => event).sort()).toEqual(
      [...webhookEvents, 'webhook.test'].sort(),
    );
  });
});
