import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { UsersService } from '../../users/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import { CalendarFeedsRepository } from './calendar-feeds.repository';

/** Ends the address of a calendar when whoever reads it leaves. */
@Injectable()
export class FeedEndings implements OnModuleInit {
  constructor(
    private readonly feeds: CalendarFeedsRepository,
    private readonly therapists: TherapistsService,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.users.registerDeactivationListener(async (tx, user) => {
      const therapist = await this.therapists.ofUser(tx, user._id);
      if (therapist) await this.end(tx, therapist);
    });
    this.therapists.registerChangeListener(async (tx, before, after) => {
      const isSamePerson = after && (!before._user || after._user?.equals(before._user));
      if (!isSamePerson) await this.end(tx, before);
    });
  }

  private async end(tx: Transaction, { _id }: Therapist): Promise<void> {
    if (!(await this.feeds.drop(tx, _id))) return;
    tx.audit({ action: 'therapist.feedRevoked', entity: 'therapist', entityId: _id });
  }
}
