import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { partTakenBack, withoutTax } from '@atrium/rules/payments/ledger/included-tax';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { VendorsService } from '../../vendors/public';
import { MoneyLedger, type NewMoneyEntry } from '../ledger/money-ledger';
import type { Payment } from '../payment.schema';
import { PaymentsRepository } from '../payments.repository';
import { type Payable, Payables } from '../requests/payables';
import type { Receipt, ReceiptTax, Seller } from './receipt.schema';
import { ReceiptMail } from './receipt-mail';
import { type NewReceipt, ReceiptsRepository } from './receipts.repository';

type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/**
 * Makes a receipt of every amount that is taken, and a credit note of every one that goes back, in the transaction
 * that writes it into the ledger of money: there is none without the other. The guest gets it by mail.
 */
@Injectable()
export class IssueReceipt implements OnModuleInit {
  constructor(
    private readonly ledger: MoneyLedger,
    private readonly receipts: ReceiptsRepository,
    private readonly payments: PaymentsRepository,
    private readonly payables: Payables,
    private readonly vendors: VendorsService,
    private readonly mail: ReceiptMail,
  ) {}

  onModuleInit(): void {
    this.ledger.whenAdded((tx, entry) => this.issue(tx, entry));
  }

  private async issue(tx: Transaction, entry: NewMoneyEntry): Promise<void> {
    // refunded at once: nothing was sold
    if (entry.cause === 'placeGone') return;
    if (entry.kind !== 'captured' && entry.kind !== 'refunded') return;
    const payment = await this.payments.get(tx, entry._payment);
    const vendor = await this.vendors.current(tx);
    const common = {
      ...{ entry: entry.key, _payment: payment._id, about: entry.about },
      ...{ amount: entry.amount, currency: entry.currency },
      ...{ description: payment.description, language: payment.language },
      ...{ seller: sellerOf(vendor), date: dayOf(tx.now, vendor), at: tx.now },
    };
    const receipt = await (entry.kind === 'captured'
      ? this.sold(tx, payment, common)
      : this.credited(tx, payment, common));
    if (receipt) await this.mail.tell(tx, payment, receipt);
  }

  private async sold(tx: Transaction, payment: Payment, common: Common): Promise<Receipt> {
    const payable = await this.soldThing(tx, payment);
    const basisPoints = payable?.taxBasisPoints;
    const tax = basisPoints === undefined ? {} : { tax: taxOf(common.amount, basisPoints) };
    // lines that explain another amount than was paid would only confuse
    const explains = payable?.total === common.amount;
    const lines = explains && payable.lines ? { lines: [...payable.lines] } : {};
    return this.receipts.add(tx, { ...common, kind: 'receipt', ...tax, ...lines });
  }

  /** At the rates of its receipt, whatever they are by now. Null: of a payment from before there were receipts. */
  private async credited(
    tx: Transaction,
    payment: Payment,
    common: Common,
  ): Promise<Receipt | null> {
    const known = await this.receipts.ofPayments(tx, [payment._id]);
    const receipt = known.find(({ kind }) => kind === 'receipt');
    if (!receipt) return null;
    const before = known
      .filter(({ kind }) => kind === 'creditNote')
      .reduce((sum, { amount }) => sum + amount, 0);
    const tax = receipt.tax
      ? { tax: taxTakenBack(receipt, receipt.tax, before, common.amount) }
      : {};
    const credits = receipt.number;
    return this.receipts.add(tx, { ...common, kind: 'creditNote', credits, ...tax });
  }

  private async soldThing(tx: Transaction, payment: Payment): Promise<Payable | undefined> {
    const { about, language } = payment;
    try {
      return await this.payables.find(tx, { kind: about.kind, id: about._id, language });
    } catch (error) {
      // where the sold thing is gone, so are its tax rates and what made its price
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  }
}

type Common = Omit<NewReceipt, 'kind' | 'tax' | 'credits' | 'lines'>;

const dayOf = (now: Date, { timezone }: Vendor) => venueTimeOf(now.getTime(), timezone).date;

const taxOf = (amount: number, basisPoints: number): ReceiptTax => {
  const { net, tax } = withoutTax(amount, basisPoints);
  return { basisPoints, net, tax };
};

const taxTakenBack = (
  { amount }: Receipt,
  { basisPoints }: ReceiptTax,
  before: number,
  part: number,
): ReceiptTax => {
  const { net, tax } = partTakenBack(amount, basisPoints, { before, part });
  return { basisPoints, net, tax };
};

const sellerOf = ({ name, organisationNumber, address, email, phone }: Vendor): Seller => ({
  name,
  ...(organisationNumber ? { organisationNumber } : {}),
  ...(address ? { address } : {}),
  ...(email ? { email } : {}),
  ...(phone ? { phone } : {}),
});
