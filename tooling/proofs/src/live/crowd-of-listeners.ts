import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '@atrium/runner/processes/service';
import { waitForApi } from '@atrium/runner/stack/api';
import { root } from '@atrium/runner/workspace';
import type { HttpClient } from '../clients/http-client';
import type { Expected, Group, Standing } from './listener-server';

const PATIENCE_MS = 120_000;

/** Thousands of listeners in a few separate processes. */
export class CrowdOfListeners {
  private constructor(
    private readonly http: HttpClient,
    private readonly services: readonly Service[],
    private readonly origins: readonly string[],
  ) {}

  static async start(
    http: HttpClient,
    { processes, firstPort, folder }: { processes: number; firstPort: number; folder: string },
  ): Promise<CrowdOfListeners> {
    const services: Service[] = [];
    const origins: string[] = [];
    for (let port = firstPort; port < firstPort + processes; port += 1) {
      const service = await startService({
        command: process.execPath,
        args: ['--require', 'tsx/cjs', join(__dirname, 'listener-server.ts')],
        cwd: root,
        logFile: join(folder, `listeners-${port}.log`),
        env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
      });
      services.push(service);
      const origin = `http://127.0.0.1:${port}`;
      origins.push(origin);
      await waitForApi(origin, service);
    }
    return new CrowdOfListeners(http, services, origins);
  }

  /** Connects everybody, with each group spread over the processes. */
  async listen(origin: string, groups: readonly Group[]): Promise<void> {
    const parts = this.origins.length;
    await Promise.all(
      this.origins.map((own, part) =>
        this.tell(own, '/listen', {
          origin,
          groups: groups.map((group) => ({
            ...group,
            count: Math.floor((group.count + part) / parts),
          })),
        }),
      ),
    );
    await this.allConnected();
  }

  async measure(measuring: boolean): Promise<void> {
    await this.tellAll('/measure', { measuring });
  }

  /** Breaks every connection once within a period. */
  async drop(withinMs: number): Promise<void> {
    await this.tellAll('/drop', { withinMs });
    await sleep(withinMs);
  }

  /** @throws {Error} if somebody does not reconnect */
  async allConnected(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const { connected, listeners } = await this.standing();
      if (connected === listeners) return;
      if (Date.now() > deadline) throw new Error(`${connected} of ${listeners} are connected`);
      await sleep(250);
    }
  }

  async standing(): Promise<Standing> {
    const all = await Promise.all(
      this.origins.map((origin) => this.ask<Standing>(origin, '/standing')),
    );
    const sum = (of: (one: Standing) => number) => all.reduce((total, one) => total + of(one), 0);
    return {
      listeners: sum(({ listeners }) => listeners),
      connected: sum(({ connected }) => connected),
      again: sum(({ again }) => again),
      reloads: sum(({ reloads }) => reloads),
      returns: sum(({ returns }) => returns),
      delays: (all[0]?.delays ?? []).map((_, place) => sum(({ delays }) => delays[place] ?? 0)),
    };
  }

  /**
   * How long after whoever booked had their answer the measured events were heard, as `delays`.
   * @param answered when, in ms since 1970, by the id of the event
   */
  async after(answered: Record<string, number>): Promise<number[]> {
    const all = await Promise.all(
      this.origins.map((origin) => this.tell<number[]>(origin, '/after', { answered })),
    );
    return (all[0] ?? []).map((_, place) =>
      all.reduce((total, counts) => total + (counts[place] ?? 0), 0),
    );
  }

  /** How many tellings there had to be, and how many of them nobody heard. */
  async compare(expected: readonly Expected[]): Promise<{ told: number; lost: number }> {
    const all = await Promise.all(
      this.origins.map((origin) =>
        this.tell<{ told: number; lost: number }>(origin, '/compare', { expected }),
      ),
    );
    return all.reduce((sum, { told, lost }) => ({ told: sum.told + told, lost: sum.lost + lost }), {
      told: 0,
      lost: 0,
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.stop()));
  }

  private async tellAll(path: string, body: object): Promise<void> {
    await Promise.all(this.origins.map((origin) => this.tell(origin, path, body)));
  }

  private async tell<T>(origin: string, path: string, body: object): Promise<T> {
    const answer = await this.http.send<T>(origin, { method: 'POST', path, body });
    return answer.body.data as T;
  }

  private async ask<T>(origin: string, path: string): Promise<T> {
    const { body } = await this.http.send<T>(origin, { method: 'GET', path });
    if (!body.data) throw new Error(`${path} answered nothing`);
    return body.data;
  }
}
