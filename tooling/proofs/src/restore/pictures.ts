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
    const answer = await this.ask(`${origin}${PATH}?name=proof.webp`, 'POST', bytes);
    const { data } = (await answer.json()) as { data?: { _id: string } };
    if (!data) throw new Error(`${PATH} answered ${answer.status}`);
    const until = performance.now() + PATIENCE_MS;
    for (const file of FILES) {
      const name = `${data._id}/${file}`;
      let digest = await this.digest(origin, name);
      while (!digest && performance.now() < until) {
        await sleep(200);
        digest = await this.digest(origin, name);
      }
      if (!digest) throw new Error(`${name} was not made`);
      this.known.set(name, digest);
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

  private async digest(origin: string, file: string): Promise<string | undefined> {
    const answer = await fetch(`${origin}/media/${file}`);
    if (!answer.ok) return undefined;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return createHash('sha256').update(bytes).digest('hex');
  }

  private ask(url: string, method: string, body: Buffer): Promise<Response> {
    const authorization = `Bearer ${this.world.staff}`;
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    return fetch(url, { method, headers, body: new Uint8Array(body) });
  }
}
