import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Webhook as Signer } from 'standardwebhooks';
import type { TenantScope } from '../../../common/context/request-context';
import { Sealer } from '../../../common/sealing/sealer';
import { Config } from '../../../config/config';
import type { WebhookSecret } from './webhook.schema';

const PREFIX = 'whsec_';
const BYTES = 32;
const HINT = 4;

/** What is signed: the same message has the same id, however often it is sent. */
export interface SignedMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The secrets of webhooks: made and told once, kept sealed, opened to sign. */
@Injectable()
export class WebhookSecrets {
  private readonly sealer: Sealer;

  constructor(config: Config) {
    this.sealer = new Sealer(config);
  }

  make(scope: TenantScope, now: Date): { text: string; secret: WebhookSecret } {
    const text = `${PREFIX}${randomBytes(BYTES).toString('base64')}`;
    const { keyId } = this.sealer;
    const sealed = this.sealer.seal(placeOf(scope), Buffer.from(text));
    return { text, secret: { sealed, keyId, hint: text.slice(-HINT), createdAt: now } };
  }

  /** A signature by each secret that is in force, the newest first. */
  sign(
    scope: TenantScope,
    secrets: readonly WebhookSecret[],
    { id, at, body }: SignedMessage,
  ): string {
    return secrets
      .filter(({ until }) => !until || until > at)
      .reverse()
      .map(({ keyId, sealed }) => this.sealer.open(placeOf(scope), keyId, sealed).toString())
      .map((secret) => new Signer(secret).sign(id, at, body))
      .join(' ');
  }
}

const placeOf = ({ vendorId }: TenantScope): string => `webhook|${vendorId}`;
