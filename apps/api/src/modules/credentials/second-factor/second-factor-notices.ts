import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { MessagesService } from '../../messages/public';

/** Somebody on the staff. */
interface Person {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

export type SecondFactorChange = 'set' | 'removed' | 'reset' | 'passkeyAdded' | 'passkeyRemoved';

/** Tells by mail that the second factor of an account was changed. */
@Injectable()
export class SecondFactorNotices {
  constructor(
    private readonly messages: MessagesService,
    private readonly config: Config,
  ) {}

  /** @param by who did it, where that was somebody else: they are told, too */
  async send(
    tx: Transaction,
    owner: Person,
    change: SecondFactorChange,
    by?: Person,
  ): Promise<void> {
    const vars = {
      link: this.config.link('/admin/new_password'),
      account: `${nameOf(owner)} (${owner.email})`,
      change,
      by: nameOf(by ?? owner),
      at: tx.now,
    };
    for (const { email, firstname } of by ? [owner, by] : [owner]) {
      await this.messages.enqueue(tx, {
        template: 'secondFactorChanged',
        vars,
        to: { email, firstname },
      });
    }
  }
}

const nameOf = ({ firstname, lastname }: Person): string => `${firstname} ${lastname}`.trim();
