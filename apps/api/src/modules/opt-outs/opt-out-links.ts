import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import type { OptOutChannel } from './opt-outs.dto';

/**
 * Signs the links by which guests opt out without signing in. They never run out: whoever finds an old
 * message must be able to stop the next. What they can do is only that.
 */
@Injectable()
export class OptOutLinks {
  constructor(private readonly config: Config) {}

  /** @param guest hex id @returns base64url */
  sign(vendorId: string, guest: string, channel: OptOutChannel): string {
    return createHmac('sha256', this.config.env.JWT_SECRET)
      .update(`opt-out|${vendorId}|${guest}|${channel}`)
      .digest('base64url');
  }

  isRight(vendorId: string, guest: string, channel: OptOutChannel, signature: string): boolean {
    const right = Buffer.from(this.sign(vendorId, guest, channel));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
