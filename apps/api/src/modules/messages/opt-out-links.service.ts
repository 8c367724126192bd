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
 * Links to opt out without signing in. They never expire, because an old message must still be able to stop
 * the next one, and they permit nothing else.
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

  /** The page for people, which asks for confirmation. */
  page(claim: OptOutClaim): string {
    return this.config.link(`/opt_out/${claim.vendorId}?${this.query(claim)}`);
  }

  /** The address that a mail program's own unsubscribe button calls (RFC 8058). */
  oneClick(claim: OptOutClaim): string {
    return this.config.link(`/api/v1/opt_out/${claim.vendorId}/oneClick?${this.query(claim)}`);
  }

  private query(claim: OptOutClaim): URLSearchParams {
    const { guest, channel } = claim;
    return new URLSearchParams({ guest, channel, signature: this.sign(claim) });
  }
}
