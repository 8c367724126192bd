import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isSameSignature, signatureOf } from '../../../../common/auth/signature';
import { Clock } from '../../../../common/clock/clock';
import type { TenantScope } from '../../../../common/context/request-context';
import { objectId } from '../../../../common/database/object-id';
import { Config } from '../../../../config/config';
import {
  type CardReference,
  type ChargeRequest,
  type Money,
  NoticeRefusedError,
  type PageRequest,
  type PaymentPage,
  PaymentProvider,
  type ProviderCard,
  type ProviderCharge,
  type ProviderNotice,
  type ProviderPayment,
  type ProviderReceipt,
  ProviderRefusedError,
  ProviderUnclearError,
} from '../payment-provider';
import { chargedOf, lastFourOf } from './sandbox-cards';
import type { SandboxPayment } from './sandbox-payment.schema';
import { SandboxPaymentsRepository } from './sandbox-payments.repository';

/** Where guests pay. */
export const SANDBOX_PATH = '/sandbox/payments';

const REFERENCE = /^sandbox_([0-9a-f]{24})_([0-9a-f]{24})$/;
const LONGEST_NOTICE_AGE_MS = 5 * 60_000;
const PURPOSE = 'sandbox notice';

/** Whose payment a reference names, and which. @throws {ProviderRefusedError} it names none */
export function placeOf(reference: string): { vendorId: string; _id: Types.ObjectId } {
  const [, vendorId, paymentId] = REFERENCE.exec(reference) ?? [];
  if (!vendorId || !paymentId) throw new ProviderRefusedError(`no payment: ${reference}`);
  return { vendorId, _id: objectId(paymentId) };
}

const referenceOf = ({ vendorId }: TenantScope, paymentId: string): string =>
  `sandbox_${vendorId}_${paymentId}`;

/** A card is known by the payment on whose page it was given. */
function cardOf(scope: TenantScope, { _id, card }: SandboxPayment): ProviderCard {
  const reference = referenceOf(scope, _id.toHexString());
  return {
    ...{ holder: `sandbox_${scope.vendorId}`, card: reference, brand: 'visa' },
    lastFour: lastFourOf(card?.manner ?? 'takes'),
    ...{ expiryMonth: 12, expiryYear: 2034 },
  };
}

/** A message of the sandbox, with what proves that it is one. */
export interface SignedNotice {
  readonly body: Buffer;
  readonly signature: string;
}

/** A provider that moves no money. It keeps books as a real one does, and can be told to misbehave as one does. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly payments: SandboxPaymentsRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open(scope: TenantScope, request: PageRequest): Promise<PaymentPage> {
    const { paymentId, amount, currency, description, language, returnUrl, expiresAt } = request;
    const reference = referenceOf(scope, paymentId);
    await this.payments.open(scope, {
      _id: objectId(paymentId),
      ...{ amount, currency, description, language, returnUrl, expiresAt },
      ...(request.saving ? { consent: request.saving.consent } : {}),
    });
    return { reference, url: this.config.link(`${SANDBOX_PATH}/${reference}`) };
  }

  async look(scope: TenantScope, reference: string): Promise<ProviderPayment> {
    const payment = await this.find(scope, reference);
    const { _id, amount, state, expiresAt } = payment;
    const isOver = state === 'open' && expiresAt.getTime() <= this.clock.now().getTime();
    return {
      reference,
      paymentId: _id.toHexString(),
      amount,
      state: isOver ? 'closed' : state,
      ...(payment.card ? { card: cardOf(scope, payment) } : {}),
    };
  }

  /** The card does what it was told to on the page on which it was given. */
  async charge(scope: TenantScope, request: ChargeRequest): Promise<ProviderCharge> {
    const { paymentId, amount, currency, description, createdAt } = request;
    const { card } = await this.find(scope, request.card.card);
    if (!card || card.isForgotten) throw new ProviderRefusedError('no such card');
    const reference = referenceOf(scope, paymentId);
    await this.payments.open(scope, {
      _id: objectId(paymentId),
      ...{ amount, currency, description, language: 'en', expiresAt: createdAt },
      ...chargedOf(card.manner),
    });
    const { outcome } = await this.find(scope, reference);
    if (!outcome) throw new ProviderRefusedError(`not a charge: ${reference}`);
    await this.answer(scope, reference);
    return { reference, outcome };
  }

  forget(scope: TenantScope, { card }: CardReference): Promise<void> {
    return this.payments.forgetCard(scope, placeOf(card)._id);
  }

  async close(scope: TenantScope, reference: string): Promise<ProviderPayment> {
    await this.payments.move(
      scope,
      placeOf(reference)._id,
      ['open', 'authorised', 'saved'],
      'closed',
    );
    await this.answer(scope, reference);
    return this.look(scope, reference);
  }

  async capture(scope: TenantScope, reference: string): Promise<ProviderReceipt> {
    const { _id } = placeOf(reference);
    if (!(await this.payments.move(scope, _id, ['authorised', 'captured'], 'captured'))) {
      throw new ProviderRefusedError(`nothing is reserved: ${reference}`);
    }
    await this.answer(scope, reference);
    return { reference: `${reference}_capture` };
  }

  async refund(
    scope: TenantScope,
    reference: string,
    { amount, key }: Money & { readonly key: string },
  ): Promise<ProviderReceipt> {
    const { _id } = placeOf(reference);
    if (!(await this.payments.refund(scope, _id, { key, amount }))) {
      const { refunds } = await this.find(scope, reference);
      const isKnown = refunds.some((known) => known.key === key && known.amount === amount);
      if (!isKnown) throw new ProviderRefusedError(`more than there is: ${reference}`);
    }
    await this.answer(scope, reference);
    return { reference: `${reference}_refund_${key}` };
  }

  readNotice(body: Buffer, signature = ''): ProviderNotice {
    if (!isSameSignature(signature, this.signatureOf(body))) {
      throw new NoticeRefusedError('not signed by the sandbox');
    }
    const { vendorId, paymentId, sentAt } = JSON.parse(body.toString('utf8'));
    if (this.clock.now().getTime() - Date.parse(sentAt) > LONGEST_NOTICE_AGE_MS) {
      throw new NoticeRefusedError('too old');
    }
    return { vendorId, paymentId };
  }

  /** @param event what it says has happened; the latest may arrive first */
  notice({ vendorId, paymentId }: ProviderNotice, event: string): SignedNotice {
    const sentAt = this.clock.now().toISOString();
    const body = Buffer.from(JSON.stringify({ vendorId, paymentId, event, sentAt }));
    return { body, signature: this.signatureOf(body) };
  }

  private signatureOf(body: Buffer): string {
    return signatureOf(this.config.env.JWT_SECRET, [PURPOSE, body.toString('utf8')]);
  }

  private async find(scope: TenantScope, reference: string): Promise<SandboxPayment> {
    const found = await this.payments.findOne(scope, { _id: placeOf(reference)._id });
    if (!found) throw new ProviderRefusedError(`no payment: ${reference}`);
    return found;
  }

  /** @throws {ProviderUnclearError} as it was told to: what was asked is done */
  private async answer(scope: TenantScope, reference: string): Promise<void> {
    if (await this.payments.takeSilentCall(scope, placeOf(reference)._id)) {
      throw new ProviderUnclearError(`no answer: ${reference}`);
    }
  }
}
