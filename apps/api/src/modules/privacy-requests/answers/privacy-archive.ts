import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type CallContext, withVendor } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { readToken } from '../../credentials/public';
import { OwnDataService } from '../../guest-card/public';
import { PrivacyRequestsRepository } from '../privacy-requests.repository';

/** What access and moving out are answered with: read from the database as its link is opened. */
@Injectable()
export class PrivacyArchive {
  constructor(
    private readonly requests: PrivacyRequestsRepository,
    private readonly ownData: OwnDataService,
  ) {}

  /** @throws {AppError} 403 PRIVACY_LINK_INVALID, also for a guest who is gone */
  async open(call: CallContext, code: string, format: 'html' | 'json'): Promise<Readable> {
    const read = readToken(code);
    if (!read) throw invalid();
    const scope = withVendor(call, read.vendorId);
    const request = await this.requests.findOne(scope, {
      ...{ _id: read.id, archiveHash: read.digest, archiveUntil: { $gt: call.now } },
    });
    if (!request) throw invalid();
    const actor = { kind: 'guest', id: request._customer.toHexString(), name: '' } as const;
    const ctx = { ...scope, actor };
    return format === 'html' ? this.ownData.page(ctx) : this.ownData.json(ctx);
  }
}

const invalid = (): AppError => new AppError(403, 'PRIVACY_LINK_INVALID');
