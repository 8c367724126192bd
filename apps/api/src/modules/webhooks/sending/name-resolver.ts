import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

const LIMIT = { timeout: 1_500, tries: 2 };

/**
 * Looks up the addresses of a name, by DNS alone: neither this machine's own list of names nor the few threads
 * that the system's look-up holds while a name server is silent.
 */
@Injectable()
export class NameResolver {
  /** @returns empty for a name without any, or that nobody answers for */
  async addresses(name: string): Promise<string[]> {
    const resolver = new Resolver(LIMIT);
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }
}
