import { isSandbox } from '@atrium/rules/venue/sandbox';
import type { TenantScope } from '../../../common/context/request-context';
import {
  type CardReference,
  type ChargeRequest,
  type Money,
  type PageRequest,
  type PaymentPage,
  PaymentProvider,
  type ProviderCharge,
  type ProviderNotice,
  type ProviderPayment,
  type ProviderReceipt,
} from './payment-provider';

/** The installation's provider, and for the sandbox venue one that moves no money. */
export class ProviderByVenue extends PaymentProvider {
  readonly name: PaymentProvider['name'];

  constructor(
    private readonly real: PaymentProvider,
    private readonly pretend: PaymentProvider,
  ) {
    super();
    this.name = real.name;
  }

  open(scope: TenantScope, request: PageRequest): Promise<PaymentPage> {
    return this.of(scope).open(scope, request);
  }

  look(scope: TenantScope, reference: string): Promise<ProviderPayment> {
    return this.of(scope).look(scope, reference);
  }

  close(scope: TenantScope, reference: string): Promise<ProviderPayment> {
    return this.of(scope).close(scope, reference);
  }

  capture(scope: TenantScope, reference: string): Promise<ProviderReceipt> {
    return this.of(scope).capture(scope, reference);
  }

  refund(
    scope: TenantScope,
    reference: string,
    refund: Money & { readonly key: string },
  ): Promise<ProviderReceipt> {
    return this.of(scope).refund(scope, reference, refund);
  }

  charge(scope: TenantScope, request: ChargeRequest): Promise<ProviderCharge> {
    return this.of(scope).charge(scope, request);
  }

  forget(scope: TenantScope, card: CardReference): Promise<void> {
    return this.of(scope).forget(scope, card);
  }

  /** Those of the pretended provider come by its own page. */
  readNotice(body: Buffer, signature: string | undefined): ProviderNotice | undefined {
    return this.real.readNotice(body, signature);
  }

  private of({ vendorId }: TenantScope): PaymentProvider {
    return isSandbox(vendorId) ? this.pretend : this.real;
  }
}
