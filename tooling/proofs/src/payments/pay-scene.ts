import type { HttpClient } from '../clients/http-client';
import { dayAhead, make } from '../target/make';
import type { Slot, World } from '../target/world';

/** Minor units, for a head. */
export const PRICE = 25_000;
/** Few, so that a place that is let go of is somebody else's at once. */
const CAPACITY = 24;
const TIMES = [1020, 1080, 1140, 1200];
const DAYS = 3;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

/** A service that is paid for as it is booked. */
export interface PaidService {
  id: string;
  /** Of its price, hundredths of a per cent. */
  basisPoints: number;
}

/** What everybody wants, and pays for in advance. */
export interface PayScene {
  services: readonly PaidService[];
  slots: readonly Slot[];
}

/** Two services, of which one is paid in full and one in half; cancelling either is free. */
export async function makePayScene(
  http: HttpClient,
  origin: string,
  { staff }: World,
): Promise<PayScene> {
  const services: PaidService[] = [];
  for (const basisPoints of [10_000, 5_000]) {
    const { _id: id } = await make<{ _id: string }>(http, origin, {
      path: '/api/v1/services',
      token: staff,
      body: {
        ...{ name: `Dinner ${basisPoints}`, capacity: CAPACITY, price: PRICE },
        prepayment: 'required',
        prepaidPart: { kind: 'share', basisPoints },
        cancellationTerms: [{ hours: 24, basisPoints: 0 }],
        taxRates: [{ basisPoints: 1_500, from: '2020-01-01' }],
        times: TIMES.map((start) => ({ start, end: start + 60, availableDays: EVERY_DAY })),
      },
    });
    services.push({ id, basisPoints });
  }
  const slots = Array.from({ length: DAYS }, (_, day) =>
    TIMES.map((timeindex) => ({ date: dayAhead(day), timeindex })),
  ).flat();
  return { services, slots };
}

/** What is paid as it is booked, in minor units. */
export const dueOf = ({ basisPoints }: PaidService, participants: number): number =>
  (participants * PRICE * basisPoints) / 10_000;
