import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEvents } from '@atrium/rules/webhooks/webhook-events';
import { transformSync } from '@swc/core';
import * as standardwebhooks from 'standardwebhooks';

const guide = readFileSync(join(__dirname, '../../../../../docs/webhooks.md'), 'utf8');
const secret = `whsec_${Buffer.from('of-this-test-alone-0123456789ab').toString('base64')}`;
const body = '{"type":"booking.created"}';

type Receive = (secret: string, body: string, headers: Record<string, string>) => unknown;

/** The function of the guide, as a partner would paste it. */
function receiveOfGuide(): Receive {
  const [, source = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const found: { receive?: Receive } = {};
  new Function('exports', 'require', code)(found, () => standardwebhooks);
  if (!found.receive) throw new Error('the guide has no function');
  return found.receive;
}

function signed(at: Date): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new standardwebhooks.Webhook(secret).sign('msg_1', at, body),
  };
}

describe('the guide to webhooks', () => {
  it('has a function that takes what is signed', () => {
    expect(receiveOfGuide()(secret, body, signed(new Date()))).toEqual({ type: 'booking.created' });
  });

  it.each<[string, string, Record<string, string>]>([
    ['another body', '{}', signed(new Date())],
    ['what is ten minutes old', body, signed(new Date(Date.now() - 600_000))],
    ['what is not signed', body, { ...signed(new Date()), 'webhook-signature': 'v1,bm90' }],
  ])('refuses %s', (_, sent, headers) => {
    expect(() => receiveOfGuide()(secret, sent, headers)).toThrow();
  });

  it('lists every event, and no other', () => {
    const listed = [...guide.matchAll(/^\|.*?\|(.*?)\|/gm)].flatMap(([, cell = '']) => [
      ...cell.matchAll(/`(\w+\.\w+)`/g),
    ]);
    expect(listed.map(([, event]) => event).sort()).toEqual(
      [...webhookEvents, 'webhook.test'].sort(),
    );
  });
});
