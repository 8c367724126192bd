import { join } from 'node:path';
import { type BareProcess, startBare } from '../bare/bare-process';
import type { HttpClient } from '../clients/http-client';
import type { Random } from '../random';
import { dayAhead } from '../target/make';
import { HOT_CAPACITY, type World } from '../target/world';

const LARGEST_PARTY = 4;

/** The control: the same clients and processes, but counting and then inserting. */
export class OversellControl {
  private constructor(
    private readonly http: HttpClient,
    private readonly processes: readonly BareProcess[],
  ) {}

  static async start(
    http: HttpClient,
    options: { mongoUri: string; processes: number; firstPort: number; folder: string },
  ): Promise<OversellControl> {
    const processes: BareProcess[] = [];
    for (let index = 0; index < options.processes; index += 1) {
      const port = options.firstPort + index;
      const logFile = join(options.folder, `naive-${port}.log`);
      processes.push(await startBare(options.mongoUri, port, logFile));
    }
    return new OversellControl(http, processes);
  }

  /** Every client books once, at the same time. @returns participants beyond the places */
  async run(clients: number, { vendorId, guests }: World, random: Random): Promise<number> {
    // a service without ledgers
    const slot = { serviceId: random.hex(24), date: dayAhead(0), timeindex: 600 };
    const sold = await Promise.all(
      Array.from({ length: clients }, async () => {
        const participants = random.int(1, LARGEST_PARTY);
        const { id: guestId, token } = random.pick(guests);
        const { url } = random.pick(this.processes);
        const { status } = await this.http.send(url, {
          ...{ method: 'POST', path: '/naive', token, key: random.hex(24) },
          body: { vendorId, guestId, ...slot, participants, capacity: HOT_CAPACITY },
        });
        return status === 201 ? participants : 0;
      }),
    );
    return Math.max(0, sold.reduce((sum, some) => sum + some, 0) - HOT_CAPACITY);
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
  }
}
