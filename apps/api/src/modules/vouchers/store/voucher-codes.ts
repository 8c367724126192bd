import { createHash, randomBytes } from 'node:crypto';
import {
  CODE_LENGTH,
  codeOf,
  endingOf,
  readCode,
  writtenCode,
} from '@atrium/rules/vouchers/voucher-code';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isSameSignature, signatureOf } from '../../../common/auth/signature';
import type { TenantScope } from '../../../common/context/request-context';
import { Sealer } from '../../../common/sealing/sealer';
import { Config } from '../../../config/config';
import type { Voucher } from './voucher.schema';

const TOKEN = /^([0-9a-f]{24})-([\w-]{43})$/;

/** The codes of gift cards: made here, found by their digest, and read only to be sent. */
@Injectable()
export class VoucherCodes {
  private readonly sealer: Sealer;

  constructor(private readonly config: Config) {
    this.sealer = new Sealer(config);
  }

  /** What is stored of a new code. */
  make(
    { vendorId }: TenantScope,
    id: Types.ObjectId,
  ): Pick<Voucher, 'digest' | 'sealed' | 'keyId' | 'ending'> {
    const code = codeOf(randomBytes(CODE_LENGTH));
    return {
      digest: digestOf(vendorId, code),
      sealed: this.sealer.seal(placeOf(vendorId, id), Buffer.from(code)),
      keyId: this.sealer.keyId,
      ending: endingOf(code),
    };
  }

  /** As it is printed. */
  written({ vendorId }: TenantScope, { _id, keyId, sealed }: Voucher): string {
    return writtenCode(this.sealer.open(placeOf(vendorId, _id), keyId, sealed).toString());
  }

  /** @param typed by whoever has it; undefined: it cannot be a code */
  digest({ vendorId }: TenantScope, typed: string): string | undefined {
    const code = readCode(typed);
    return code && digestOf(vendorId, code);
  }

  /** Stands for a gift card whose code was shown, so that the code itself is sent once only. */
  token({ vendorId }: TenantScope, id: Types.ObjectId): string {
    return `${id.toHexString()}-${this.sign(vendorId, id.toHexString())}`;
  }

  /** Hex id of the gift card that a token is for; undefined if nobody here made it. */
  idOf({ vendorId }: TenantScope, token: string): string | undefined {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return undefined;
    return isSameSignature(signature, this.sign(vendorId, id)) ? id : undefined;
  }

  private sign(vendorId: string, id: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['voucher', vendorId, id]);
  }
}

const digestOf = (vendorId: string, code: string): string =>
  createHash('sha256').update(`voucher|${vendorId}|${code}`).digest('hex');

const placeOf = (vendorId: string, id: Types.ObjectId): string =>
  `voucher|${vendorId}|${id.toHexString()}`;
