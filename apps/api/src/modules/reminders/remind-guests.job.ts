import { dueReminder, remindedDays, reminderAt } from '@atrium/rules/bookings/reminders';
import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { isDuplicateKey } from '../../common/database/duplicate-key';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { Queue } from '../../common/queue/queue';
import { Transactions } from '../../common/transactions/transactions';
import { type ComingBooking, MailedBookingsService } from '../bookings/public';
import { CustomersService } from '../customers/public';
import { MessagesService, MessageValidity } from '../messages/public';
import { NoticesService } from '../notices/public';
import { type Service, ServicesService } from '../services/public';
import { VendorsService } from '../vendors/public';
import { keyOf, type ReminderKey, RemindersRepository } from './reminders.repository';

const kind = 'remind-guests';

/** A reminder that is due for a booking. */
interface Due extends ReminderKey {
  readonly booking: ComingBooking;
  /** When it became due. */
  readonly at: Date;
}

/**
 * Reminds guests of their visits, some hours before, as the services say. Looks at what is booked rather than
 * planning ahead, so that a service's new hours hold for what is booked already. See docs/domain/messages.md.
 */
@HandlesJobs()
@Injectable()
export class RemindGuestsJob implements JobHandler, OnModuleInit {
  readonly kind = kind;
  /** The next tick looks again anyway. */
  readonly retryMinutes = [1, 3];

  // eleven: a job that mails, with whom it may mail and why not
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly bookings: MailedBookingsService,
    private readonly customers: CustomersService,
    private readonly reminders: RemindersRepository,
    private readonly messages: MessagesService,
    private readonly validity: MessageValidity,
    private readonly transactions: Transactions,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** One that waits for the mail server is not sent for a visit that was moved or cancelled meanwhile. */
  onModuleInit(): void {
    this.validity.register('bookingReminder', async (ctx, { _id, entity }) => {
      if (!entity) return false;
      const reminder = await this.reminders.ofMessage(ctx, entity.id, _id);
      if (!reminder || reminder.startsAt <= ctx.now) return false;
      const { timezone } = await this.vendors.current(ctx);
      const { date, minutes } = venueTimeOf(reminder.startsAt.getTime(), timezone);
      return this.bookings.isStillComing(ctx, { _id: entity.id, date, start: minutes });
    });
  }

  @Cron(CronExpression.EVERY_5_MINUTES)
  async tick(): Promise<void> {
    const minute = this.clock.now().toISOString().slice(0, 16);
    const vendors = await this.services.remindingVendors();
    await this.queue.addOnce(
      ...vendors.map(
        (vendorId) => ({ kind, vendorId, key: `${kind}|${minute}|${vendorId}` }) as const,
      ),
    );
  }

  /** Answers how many guests were reminded. */
  async run(job: Job): Promise<number> {
    const ctx = systemContext(vendorOf(job), kind, this.clock.now());
    const { timezone } = await this.vendors.current(ctx);
    let reminded = 0;
    const failures: unknown[] = [];
    for (const service of await this.services.reminding(ctx)) {
      for (const due of await this.due(ctx, service, timezone)) {
        job.signal.throwIfAborted();
        try {
          if (await this.remind(ctx, service, due)) reminded += 1;
        } catch (error) {
          // one that cannot be written keeps nobody else's back
          failures.push(error);
        }
      }
    }
    if (failures.length > 0) throw failures[0];
    return reminded;
  }

  async failed(job: Job, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
  }

  /** What is due of a service, and not done with. */
  private async due(ctx: RequestContext, service: Service, zone: string): Promise<Due[]> {
    const { _id, reminders } = service;
    const now = ctx.now.getTime();
    const today = venueTimeOf(now, zone).date;
    const days = reminders.map((hours) => remindedDays(today, hours));
    const found = new Map<string, Due>();
    for (const period of days) {
      for (const booking of await this.bookings.coming(ctx, _id, period)) {
        const hours = dueReminder(booking, reminders, now, zone);
        if (hours === undefined) continue;
        const at = new Date(reminderAt(booking, hours, zone));
        const startsAt = new Date(toInstant(booking.date, booking.start, zone));
        const due = { _booking: booking._id, startsAt, hours, booking, at };
        // who has just booked knows
        if (booking.createdAt < at) found.set(keyOf(due), due);
      }
    }
    if (found.size === 0) return [];
    const starts = [...found.values()].map(({ startsAt }) => startsAt.getTime());
    const done = await this.reminders.done(ctx, _id, {
      from: new Date(Math.min(...starts)),
      until: new Date(Math.max(...starts)),
    });
    return [...found.values()].filter((due) => !done.has(keyOf(due)));
  }

  /** False for a guest who cannot be reached, or was told of the booking since. */
  private async remind(ctx: RequestContext, service: Service, due: Due): Promise<boolean> {
    const { booking, at, _booking, startsAt, hours } = due;
    const told = await this.messages.toldOfBooking(ctx, _booking, at);
    const reminded = told ? undefined : await this.bookings.reminded(ctx, booking);
    if (!told && !reminded?.guest.email) return false;
    const done = { _booking, _service: service._id, startsAt, hours };
    try {
      return await this.transactions.run(ctx, async (tx) => {
        if (!reminded) {
          await this.reminders.insert(tx, { ...done, outcome: 'told' });
          return false;
        }
        const { guest, vars, calendar } = reminded;
        const customerId = await this.customers.claim(tx, guest._id);
        const { email, firstname, lastname, phone, languageCode: language } = guest;
        const _message = await this.messages.enqueue(tx, {
          ...{ template: 'bookingReminder', vars, calendar },
          to: { email, firstname, lastname, phone, language, customerId },
          entity: { type: 'booking', id: _booking },
          marketing: true,
          before: startsAt,
        });
        if (!_message) return false;
        await this.reminders.insert(tx, { ...done, outcome: 'reminded', _message });
        return true;
      });
    } catch (error) {
      // another process was first
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
