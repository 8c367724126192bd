import type { TenantScope } from '../../../common/context/request-context';

/** An amount of a currency. */
export interface Money {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Where a provider keeps a card: neither says anything of its number. */
export interface CardReference {
  /** Whom the provider knows the guest as. */
  readonly holder: string;
  /** What the provider calls the card. */
  readonly card: string;
}

/** A card that a guest has given for later, with what tells them which it is. */
export interface ProviderCard extends CardReference {
  /** As cards call it: `visa`. */
  readonly brand: string;
  readonly lastFour: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** For what the card of a page is kept. */
export interface CardSaving {
  /** What the guest agrees to by giving it, in their language. */
  readonly consent: string;
  /** Whom the provider knows the guest as, where they have given a card before. */
  readonly holder?: string | undefined;
  readonly email?: string | undefined;
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
  /** The card is kept for later. Where the amount is 0, it is all that the page asks for. */
  readonly saving?: CardSaving | undefined;
}

/** What is taken from a saved card. Sent again unchanged, it finds what the first one did. */
export interface ChargeRequest extends Money {
  /** The payment's id, hex. */
  readonly paymentId: string;
  readonly card: CardReference;
  /** What the guest reads beside the amount. */
  readonly description: string;
  /** When it was written down. */
  readonly createdAt: Date;
}

/** Why nothing is taken from a card: its bank says no, or asks for the guest, who is not there. */
export type ChargeRefusal = 'declined' | 'needsGuest';

/** What became of a charge. */
export interface ProviderCharge {
  /** What the provider calls it, in every later call. */
  readonly reference: string;
  /** `authorised`: the amount is reserved. Otherwise nothing was taken, and nothing ever will be. */
  readonly outcome: 'authorised' | ChargeRefusal;
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
   * some of it may have been refunded since. `saved`: a card was given, where there was nothing to pay.
   * `closed`: nothing was taken, and nothing ever will be.
   */
  readonly state: 'open' | 'authorised' | 'captured' | 'saved' | 'closed';
  /** Minor units that were reserved or taken. */
  readonly amount: number;
  /** The card that was given for later. */
  readonly card?: ProviderCard | undefined;
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
   * Reserves an amount of a saved card while its guest is not there.
   * @throws {ProviderRefusedError} it knows no such card @throws {ProviderUnclearError}
   */
  abstract charge(scope: TenantScope, request: ChargeRequest): Promise<ProviderCharge>;

  /** Keeps a saved card no longer; one that it does not know is forgotten. @throws {ProviderUnclearError} */
  abstract forget(scope: TenantScope, card: CardReference): Promise<void>;

  /**
   * What a message is about; undefined for one that is about no payment of ours.
   * @param body as it was sent, to the byte
   * @throws {NoticeRefusedError}
   */
  abstract readNotice(body: Buffer, signature: string | undefined): ProviderNotice | undefined;
}
