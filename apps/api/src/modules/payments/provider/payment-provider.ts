import type { TenantScope } from '../../../common/context/request-context';

/** An amount of a currency. */
export interface Money {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a provider is asked to collect. Sent again unchanged, it finds the page that the first one opened. */
export interface PageRequest extends Money {
  /** The payment's id, hex; the provider knows what it opens by it. */
  readonly paymentId: string;
  /** What the guest reads beside the amount. */
  readonly description: string;
  /** One of the seven languages. */
  readonly language: string;
  readonly createdAt: Date;
  /** Until then the guest can pay. */
  readonly expiresAt: Date;
  /** Where the guest comes back to, whether they paid or not. */
  readonly returnUrl: string;
}

/** Where a guest can pay. */
export interface PaymentPage {
  /** What the provider calls it, in every later call. */
  readonly reference: string;
  readonly url: string;
}

/** What the provider says of a payment at this moment. */
export interface ProviderPayment {
  readonly reference: string;
  readonly paymentId: string;
  /**
   * `open`: can still be paid. `authorised`: the amount is reserved. `captured`: it has been taken, though
   * some of it may have been refunded since. `closed`: nothing was taken, and nothing ever will be.
   */
  readonly state: 'open' | 'authorised' | 'captured' | 'closed';
  /** Minor units that were reserved or taken. */
  readonly amount: number;
}

/** Money that a provider has moved. */
export interface ProviderReceipt {
  /** What the provider calls it. */
  readonly reference: string;
}

/** A provider's message that something has happened to a payment: not what, since that is asked. */
export interface ProviderNotice {
  readonly vendorId: string;
  readonly paymentId: string;
}

/** The provider said no, and would say so again. Nothing has been done. */
export class ProviderRefusedError extends Error {
  override readonly name = 'ProviderRefusedError';
}

/** The provider did not answer, or could not. What was asked may have been done: ask again, the same way. */
export class ProviderUnclearError extends Error {
  override readonly name = 'ProviderUnclearError';
}

/** A message that does not come from the provider, or is too old to be believed. */
export class NoticeRefusedError extends Error {
  override readonly name = 'NoticeRefusedError';
}

/**
 * Who collects the money: the only way to it. The amount is reserved first, and taken or given back once it is
 * known whether the guest has what they pay for, so that nobody pays for nothing.
 *
 * Every call may be sent again: it is known by the payment's id or by its own key, and does nothing twice. No
 * card number passes through here; guests pay on the provider's own page.
 */
export abstract class PaymentProvider {
  /** As ledgers call it. */
  abstract readonly name: 'sandbox' | 'stripe';

  /** @throws {ProviderRefusedError} @throws {ProviderUnclearError} */
  abstract open(scope: TenantScope, request: PageRequest): Promise<PaymentPage>;

  /** @throws {ProviderRefusedError} it knows no such payment @throws {ProviderUnclearError} */
  abstract look(scope: TenantScope, reference: string): Promise<ProviderPayment>;

  /**
   * Lets nobody pay any more, and gives back what is reserved. What has been taken stays taken: the answer
   * says so.
   * @throws as `look`
   */
  abstract close(scope: TenantScope, reference: string): Promise<ProviderPayment>;

  /**
   * Takes what is reserved, all of it.
   * @throws {ProviderRefusedError} it is not reserved any more @throws {ProviderUnclearError}
   */
  abstract capture(scope: TenantScope, reference: string): Promise<ProviderReceipt>;

  /**
   * Returns a part of what was taken.
   * @param key of this refund: another one with the same key is the same one
   * @throws {ProviderRefusedError} it is more than there is @throws {ProviderUnclearError}
   */
  abstract refund(
    scope: TenantScope,
    reference: string,
    refund: Money & { readonly key: string },
  ): Promise<ProviderReceipt>;

  /**
   * What a message is about; undefined for one that is about no payment of ours.
   * @param body as it was sent, to the byte
   * @throws {NoticeRefusedError}
   */
  abstract readNotice(body: Buffer, signature: string | undefined): ProviderNotice | undefined;
}
