import { Injectable } from '@nestjs/common';
import { isSameSignature, signatureOf } from '../../common/auth/signature';
import { Config } from '../../config/config';
import type { MessageChannel } from './message.schema';

/** Who opts out of what. */
export interface OptOutClaim {
  readonly vendorId: string;
  /** Hex id. */
  readonly guest: string;
  readonly channel: MessageChannel;
}

/**
 * The links by which guests opt out without signing in. They never run out: whoever finds an old
 * message must be able to stop the next. What they can do is only that.
 */
@Injectable()
export class OptOutLinksService {
  constructor(private readonly config: Config) {}

  sign({ vendorId, guest, channel }: OptOutClaim): string {
    return signatureOf(this.config.env.JWT_SECRET, ['opt-out', vendorId, guest, channel]);
  }

  isRight(claim: OptOutClaim, signature: string): boolean {
    return isSameSignature(signature, this.sign(claim));
  }

  /** The page that asks once more, for people. */
  page(claim: OptOutClaim): string {
    return this.config.link(`/opt_out/${claim.vendorId}?${this.query(claim)}`);
  }

  /** What a mail program calls when its reader presses its own button (RFC 8058). */
  oneClick(claim: OptOutClaim): string {
    return this.config.link(`/api/v1/opt_out/${claim.vendorId}/oneClick?${this.query(claim)}`);
  }

  private query(claim: OptOutClaim): URLSearchParams {
    const { guest, channel } = claim;
    return new URLSearchParams({ guest, channel, signature: this.sign(claim) });
  }
}
