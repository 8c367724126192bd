import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import type { MessageChannel } from './message.schema';

/** Whether a guest has opted out of marketing by a channel. */
export type OptOutReader = (
  scope: TenantScope,
  guest: Types.ObjectId,
  channel: MessageChannel,
) => Promise<boolean>;

/** Guests register the answer at start, since they build on messages and not the reverse. */
@Injectable()
export class MarketingConsentService {
  private reader: OptOutReader | undefined;

  register(reader: OptOutReader): void {
    this.reader = reader;
  }

  /** Also true for a guest who was deleted. */
  async isDeclined(
    scope: TenantScope,
    { customerId, channel }: { customerId?: Types.ObjectId; channel: MessageChannel },
  ): Promise<boolean> {
    if (!customerId) return false;
    if (!this.reader) throw new Error('No module keeps the opt-outs');
    return this.reader(scope, customerId, channel);
  }
}
