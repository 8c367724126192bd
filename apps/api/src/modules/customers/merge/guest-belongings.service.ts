import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import type { GuestBelongings } from '../../../common/database/guest-belongings';

/** Each domain registers here at start, so that guests need not know who builds on them. */
@Injectable()
export class GuestBelongingsService {
  private readonly registered: GuestBelongings[] = [];

  get all(): readonly GuestBelongings[] {
    return this.registered;
  }

  register(belongings: GuestBelongings): void {
    this.registered.push(belongings);
  }

  /** Which of these guests any domain still needs. */
  async activeSince(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<ReadonlySet<string>> {
    const active = await Promise.all(
      this.registered.map((one) => one.activeSince?.(scope, guests, day) ?? []),
    );
    return new Set(active.flat().map((id) => id.toHexString()));
  }
}
