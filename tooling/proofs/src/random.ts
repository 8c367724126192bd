import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded random numbers: a seed repeats the requests, but not their timing. */
export class Random {
  private readonly generator;

  constructor(readonly seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return uniformInt(this.generator, from, to);
  }

  chance(percent: number): boolean {
    return this.int(1, 100) <= percent;
  }

  /** @throws {Error} when there is nothing to pick from */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.int(0, from.length - 1)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** One of several by its weight. */
  weighted<T extends { readonly weight: number }>(from: readonly T[]): T {
    let left = this.int(
      1,
      from.reduce((sum, { weight }) => sum + weight, 0),
    );
    for (const one of from) {
      left -= one.weight;
      if (left <= 0) return one;
    }
    throw new Error('nothing to pick from');
  }

  hex(length: number): string {
    return Array.from({ length }, () => this.int(0, 15).toString(16)).join('');
  }

  /** Without digits, so that a search for a number does not find it. */
  letters(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(97 + this.int(0, 25))).join('');
  }

  /** A separate generator, so that a client's draws do not depend on the speed of others. */
  fork(): Random {
    return new Random(this.int(1, 2 ** 31 - 1));
  }
}
