import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '../clients/http-client';
import type { Scene } from '../target/world';
import type { Finding } from './findings';

interface Activity {
  timeslots: {
    data: { date: string; times: { start: number; held: number }[] }[];
  };
}

/** How long after its expiry a hold may still show: clocks differ, and answers take time. */
const GRACE_MS = 2_000;

/** Once the last hold has expired, nothing is held any more, although nobody released anything. */
export async function stuckHolds(
  http: HttpClient,
  origin: string,
  scene: Scene,
  holdMinutes: number,
): Promise<Finding> {
  await sleep(holdMinutes * 60_000 + GRACE_MS);
  const dates = new Set([scene.hot, ...scene.sameDay, ...scene.nextDay].map(({ date }) => date));
  const wrong: string[] = [];
  for (const date of dates) {
    const path = `/api/v1/hub/activity/${scene.serviceId}?date=${date}`;
    const { status, body } = await http.send<Activity>(origin, { method: 'GET', path });
    if (!body.data) wrong.push(`${path} answered ${status}`);
    for (const day of body.data?.timeslots.data ?? []) {
      for (const { start, held } of day.times) {
        if (held > 0) wrong.push(`${day.date} t${start}: ${held} held`);
      }
    }
  }
  return { check: 'no hold is stuck', wrong };
}
