import { ratio } from '@atrium/rules/reports/report-figures';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { type Ledger, ledgerIdOf, slotKey, startOfSlotKey } from '../../capacity/public';
import type { ServicesService } from '../../services/public';
import { capsOf } from '../service-caps';
import { serviceText } from '../service-text';
import type { DashboardHour, DashboardService, DashboardSlot } from './dashboard.dto';

type Service = Awaited<ReturnType<ServicesService['get']>>;

/**
 * Each service that offers or has sold something on the day.
 * @param ledgers by id @param zone IANA, the venue's
 */
export function occupancyOf(
  services: readonly Service[],
  ledgers: ReadonlyMap<string, Pick<Ledger, 'used'>>,
  date: string,
  zone: string,
  language: string,
): DashboardService[] {
  return services.flatMap((service) => {
    const used = ledgers.get(ledgerIdOf(service._id, date))?.used ?? {};
    const slots = slotsOf(service, used, date, zone);
    if (slots.length === 0) return [];
    const participants = slots.reduce((sum, slot) => sum + slot.participants, 0);
    const capacity = slots.reduce((sum, slot) => sum + (slot.capacity ?? 0), 0);
    return [
      {
        _id: service._id.toHexString(),
        name: serviceText(service, language).name,
        ...filled(participants, capacity),
        slots,
        hours: hoursOf(slots),
      },
    ];
  });
}

/** Slots by the hour in which they start. */
export function hoursOf(slots: readonly DashboardSlot[]): DashboardHour[] {
  const sums = new Map<number, { participants: number; capacity: number }>();
  for (const { timeindex, participants, capacity = 0 } of slots) {
    const hour = Math.floor(timeindex / 60);
    const sum = sums.get(hour) ?? { participants: 0, capacity: 0 };
    sums.set(hour, {
      participants: sum.participants + participants,
      capacity: sum.capacity + capacity,
    });
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([hour, sum]) => ({ hour, ...filled(sum.participants, sum.capacity) }));
}

/** Participants, capacity, and how full that is. */
export function filled(
  participants: number,
  capacity: number,
): { participants: number; capacity: number; occupancy?: number } {
  const occupancy = ratio(participants, capacity);
  return { participants, capacity, ...(occupancy === undefined ? {} : { occupancy }) };
}

function slotsOf(
  service: Service,
  used: Ledger['used'],
  date: string,
  zone: string,
): DashboardSlot[] {
  const caps = capsOf(service, date, zone);
  const offered = serviceDay(service, date, zone).slots.map((slot) => slot.start);
  const taken = Object.entries(used).flatMap(([key, pax]) =>
    pax > 0 ? [startOfSlotKey(key)] : [],
  );
  const starts = [...new Set([...offered, ...taken])].sort((a, b) => a - b);
  return starts.map((timeindex) => {
    const capacity = caps[slotKey(timeindex)];
    return {
      timeindex,
      participants: used[slotKey(timeindex)] ?? 0,
      ...(capacity === undefined ? {} : { capacity }),
    };
  });
}
