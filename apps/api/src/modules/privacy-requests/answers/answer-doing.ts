import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  type Customer,
  GuestConsents,
  GuestEraser,
  GuestRestriction,
} from '../../customers/public';
import type { PrivacyRequest } from '../privacy-request.schema';

/** What the answer to a request does to the guest. */
@Injectable()
export class AnswerDoing {
  constructor(
    private readonly eraser: GuestEraser,
    private readonly consents: GuestConsents,
    private readonly restriction: GuestRestriction,
  ) {}

  /** @throws {ConflictError} GUEST_HAS_BOOKINGS, of an erasure */
  async of(tx: Transaction, guest: Customer, { kind }: PrivacyRequest): Promise<void> {
    switch (kind) {
      case 'erasure':
        return this.eraser.eraseRequested(tx, guest);
      case 'restriction':
        return this.restriction.restrict(tx, guest);
      case 'objection': {
        const no = [
          { type: 'marketingEmail', given: false },
          { type: 'marketingSms', given: false },
        ] as const;
        await this.consents.record(tx, guest._id, no);
        return;
      }
      case 'access':
      case 'correction':
      case 'portability':
        // an archive is read when its link is opened, and corrections are made on the card
        return;
    }
  }

  lift(tx: Transaction, guest: Customer, reason: string): Promise<void> {
    return this.restriction.lift(tx, guest, reason);
  }
}
