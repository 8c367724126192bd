import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import { Config } from '../../../config/config';

const TOKEN = /^([0-9a-f]{24})-([\w-]{43})$/;

/** The links at which guests pay what staff asked for, without signing in; each can do nothing else. */
@Injectable()
export class PaymentLinks {
  constructor(private readonly config: Config) {}

  /** Absolute. */
  of({ vendorId, slug }: { vendorId: string; slug: string }, request: Types.ObjectId): string {
    const id = request.toHexString();
    return this.config.link(`/activity-hub/${slug}/pay/${id}-${this.sign(vendorId, id)}`);
  }

  /** Where a guest who was at the provider comes back to. Absolute. */
  back(slug: string, token: string): string {
    return this.config.link(`/activity-hub/${slug}/pay/${token}?back`);
  }

  /** Hex id of the request that a token is for; undefined if nobody here made it. */
  requestOf(vendorId: string, token: string): string | undefined {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return undefined;
    return isSameSignature(signature, this.sign(vendorId, id)) ? id : undefined;
  }

  private sign(vendorId: string, request: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['pay', vendorId, request]);
  }
}
