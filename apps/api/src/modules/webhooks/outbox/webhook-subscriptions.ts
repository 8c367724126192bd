import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Webhook } from '../endpoints/webhook.schema';
import { WebhooksRepository } from '../endpoints/webhooks.repository';

type Subscription = Pick<Webhook, '_id' | 'events'>;

const MOST_VENUES = 10_000;
/** As long as another process may not know of a change. */
const KNOWN_MS = 1_000;

/** Which webhooks a venue has, without asking the database for each booking. */
@Injectable()
export class WebhookSubscriptions {
  private readonly known: LRUCache<string, readonly Subscription[]>;

  constructor(webhooks: WebhooksRepository) {
    this.known = new LRUCache<string, readonly Subscription[]>({
      max: MOST_VENUES,
      ttl: KNOWN_MS,
      fetchMethod: (vendorId) => webhooks.active({ vendorId }),
    });
  }

  async of(vendorId: string): Promise<readonly Subscription[]> {
    return (await this.known.fetch(vendorId)) ?? [];
  }

  /** Has a change known in this process at once. */
  forget(vendorId: string): void {
    this.known.delete(vendorId);
  }
}
