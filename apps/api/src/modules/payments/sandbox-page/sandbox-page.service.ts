import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import { NotFoundError } from '../../../common/errors/app-error';
import { Queue } from '../../../common/queue/queue';
import { PaymentProvider, ProviderRefusedError } from '../provider/payment-provider';
import { SILENT_CALLS } from '../provider/sandbox/sandbox-cards';
import type { CardManner, SandboxPayment } from '../provider/sandbox/sandbox-payment.schema';
import { SandboxPaymentsRepository } from '../provider/sandbox/sandbox-payments.repository';
import { placeOf, SANDBOX_PATH, SandboxProvider } from '../provider/sandbox/sandbox-provider';
import { type NoticeManner, plannedNotices, type SandboxAct } from './sandbox-acts';

/** What guests do on the sandbox's page. */
@Injectable()
export class SandboxPageService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly payments: SandboxPaymentsRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** As it is by now. @throws {NotFoundError} also where payments are real */
  async find(reference: string): Promise<SandboxPayment> {
    if (!(this.provider instanceof SandboxProvider)) throw new NotFoundError();
    const { vendorId, _id } = this.placeOf(reference);
    const payment = await this.payments.get({ vendorId }, _id);
    // a charge has no page
    if (payment.outcome) throw new NotFoundError();
    const { state } = await this.provider.look({ vendorId }, reference);
    return { ...payment, state };
  }

  /**
   * @param card what it does when it is charged later, where it is kept
   * @returns where the guest goes next
   * @throws {NotFoundError}
   */
  async act(
    reference: string,
    act: SandboxAct,
    { notice, card }: { readonly notice: NoticeManner; readonly card: CardManner },
  ): Promise<string> {
    const { returnUrl = '/', state, amount } = await this.find(reference);
    const { vendorId, _id } = this.placeOf(reference);
    if (act === 'leave') return returnUrl;
    const page = `${SANDBOX_PATH}/${reference}`;
    if (act === 'decline') return `${page}?declined=yes`;
    if (state !== 'open') return page;
    await this.payments.giveCard({ vendorId }, _id, card);
    const to = amount === 0 ? 'saved' : 'authorised';
    if (!(await this.payments.move({ vendorId }, _id, ['open'], to))) return page;
    if (act === 'payInSilence') {
      await this.payments.setSilentCalls({ vendorId }, _id, SILENT_CALLS);
    }
    await this.plan(vendorId, _id.toHexString(), notice);
    return returnUrl;
  }

  private async plan(vendorId: string, payment: string, manner: NoticeManner): Promise<void> {
    const kind = 'send-sandbox-notice' as const;
    const now = this.clock.now().getTime();
    const jobs = plannedNotices(manner).map(({ event, afterMs }, index) => ({
      ...{ kind, vendorId, payload: { payment, event } },
      key: `${kind}|${payment}|${index}`,
      dueAt: new Date(now + afterMs),
    }));
    await this.queue.addOnce(...jobs);
  }

  private placeOf(reference: string): ReturnType<typeof placeOf> {
    try {
      return placeOf(reference);
    } catch (error) {
      if (error instanceof ProviderRefusedError) throw new NotFoundError();
      throw error;
    }
  }
}
