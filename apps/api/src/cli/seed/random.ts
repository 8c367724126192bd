import { Types } from 'mongoose';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Repeatable chance: the same seed makes the same demo. */
export class Random {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return uniformInt(this.generator, from, to);
  }

  chance(percent: number): boolean {
    return this.int(1, 100) <= percent;
  }

  /** @throws {Error} if there is nothing to pick from */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.int(0, from.length - 1)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** `length` characters from an alphabet without look-alikes. */
  code(length: number): string {
    const alphabet = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'];
    return Array.from({ length }, () => this.pick(alphabet)).join('');
  }

  objectId(): Types.ObjectId {
    const hex = Array.from({ length: 24 }, () => this.int(0, 15).toString(16)).join('');
    return Types.ObjectId.createFromHexString(hex);
  }
}
