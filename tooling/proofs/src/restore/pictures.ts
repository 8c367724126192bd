import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@atrium/runner/workspace';
import type { Finding } from '../checks/findings';
import type { World } from '../target/world';

const PICTURE = join(root, 'apps/api/demo-pictures/rendered/fjord/cover/1280.webp');
const PATH = '/api/v1/admin/pictures';
const FILES = ['320.webp', '640.avif', '640.jpeg'];
const PATIENCE_MS = 120_000;

/** Pictures that the venue has uploaded, by what their files are. */
export class Pictures {
  private readonly known = new Map<string, string>();

  constructor(private readonly world: World) {}

  get size(): number {
    return this.known.size;
  }

  /** Uploads one and waits for its sizes. */
  async upload(origin: string): Promise<void> {
    const bytes = await readFile(PICTURE);
    const { _id } = await this.ask<{ _id: string }>(`${origin}${PATH}?name=proof.webp`, {
      method: 'POST',
      body: new Uint8Array(bytes),
    });
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.isReady(origin, _id))) {
      if (performance.now() > until) throw new Error(`the sizes of ${_id} were not made`);
      await sleep(200);
    }
    for (const file of FILES) {
      this.known.set(`${_id}/${file}`, (await this.digest(origin, `${_id}/${file}`)) ?? 'none');
    }
  }

  /** Those that were there by then are what they were. */
  async findings(origin: string): Promise<Finding> {
    const wrong: string[] = [];
    for (const [file, digest] of this.known) {
      const is = await this.digest(origin, file);
      if (is !== digest) wrong.push(`${file} ${is ? 'is another file' : 'is lost'}`);
    }
    return { check: 'every file of every picture is what it was', wrong };
  }

  private async isReady(origin: string, id: string): Promise<boolean> {
    const { state } = await this.ask<{ state: string }>(`${origin}${PATH}/${id}`);
    return state === 'ready';
  }

  private async digest(origin: string, file: string): Promise<string | undefined> {
    // of another format than the name says, where the client takes it
    const accept = `image/${file.split('.').at(-1)}`;
    const answer = await fetch(`${origin}/media/${file}`, { headers: { accept } });
    if (!answer.ok) return undefined;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return createHash('sha256').update(bytes).digest('hex');
  }

  private async ask<T>(url: string, request: RequestInit = {}): Promise<T> {
    const authorization = `Bearer ${this.world.staff}`;
    const headers = {
      authorization,
      ...(request.body ? { 'content-type': 'application/octet-stream' } : {}),
    };
    const answer = await fetch(url, { ...request, headers });
    const { data } = (await answer.json()) as { data?: T };
    if (!data) throw new Error(`${url} answered ${answer.status}`);
    return data;
  }
}
