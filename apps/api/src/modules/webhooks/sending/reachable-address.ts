import { isIP } from 'node:net';
import { isInRange } from '@atrium/rules/access/trusted-networks';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { Config } from '../../../config/config';
import type { AttemptError } from '../deliveries/webhook-delivery.schema';
import { NameResolver } from './name-resolver';

/** Where to connect to, or why not. */
export type Reachable = { readonly address: string } | { readonly error: AttemptError };

/**
 * The address of a receiver, looked up and checked at each delivery. Whoever sends connects to this very address: a
 * name that means another one a moment later gains nothing.
 */
@Injectable()
export class ReachableAddress {
  constructor(
    private readonly resolver: NameResolver,
    private readonly config: Config,
  ) {}

  async of({ hostname, protocol }: URL): Promise<Reachable> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await this.resolver.addresses(host);
    const [address] = addresses;
    if (address === undefined) return { error: 'nameUnknown' };
    // one that is inside among others that are not is how somebody tries it
    if (!addresses.every((one) => isPublic(one) || this.isAllowed(one))) {
      return { error: 'addressRefused' };
    }
    if (protocol !== 'https:' && !this.isAllowed(address)) return { error: 'notSecure' };
    return { address };
  }

  private isAllowed(address: string): boolean {
    return this.config.env.WEBHOOK_NETWORKS.some((range) => isInRange(address, range));
  }
}

/** Neither of a private network, this machine, the link, nor a way to write one of those otherwise. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
