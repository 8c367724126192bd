import type { WaitingTurn } from '@atrium/rules/spa/waiting-list';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import type { TreatmentWait } from './treatment-wait.schema';
import { TreatmentWaitMail } from './treatment-wait-mail';
import { TreatmentWaitsRepository } from './treatment-waits.repository';

/** Tells those who wait, and keeps what they know. */
@Injectable()
export class TreatmentWaitTeller {
  constructor(
    private readonly waits: TreatmentWaitsRepository,
    private readonly mail: TreatmentWaitMail,
  ) {}

  /**
   * @returns as it has become; null if the guest cannot be written to, and then it stays as it was
   * @throws {StaleVersionError} somebody else told them meanwhile
   */
  async tell(
    tx: Transaction,
    wait: TreatmentWait,
    { news, known }: WaitingTurn,
  ): Promise<TreatmentWait | null> {
    if (!(await this.mail.free(tx, wait, news))) return null;
    const dates = news.map(({ date }) => date);
    const told = await this.waits.updateVersioned(tx, wait._id, wait.version, {
      $set: { known: [...known], told: { at: tx.now, dates } },
    });
    const { _id: entityId, _customer: customerId } = told;
    tx.emit({ type: 'treatmentWait.updated', entityId, customerId });
    return told;
  }

  /** Nothing is new to them, but something that they knew is taken. */
  async forget(tx: Transaction, wait: TreatmentWait, { known }: WaitingTurn): Promise<void> {
    await this.waits.updateVersioned(tx, wait._id, wait.version, { $set: { known: [...known] } });
  }
}
