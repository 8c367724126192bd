import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Slot } from '../../capacity/public';

/** @param except bookings that the change itself touched: whoever it just put on the list is not meant */
export type FreedListener = (
  ctx: Pick<RequestContext, 'vendorId' | 'now'>,
  slots: readonly Slot[],
  except: readonly Types.ObjectId[],
) => void;

/** Whether free places go to who waits without anybody of staff having a hand in it. */
export const promotesByItself = (vendor: { waitingListPromotion: string }): boolean =>
  vendor.waitingListPromotion === 'auto';

/**
 * Tells the waiting list, after commit, where places may have become free. A promotion is itself a change
 * of a booking: if changes called the list directly, the two would need each other.
 */
@Injectable()
export class FreedPlaces {
  private listener: FreedListener = () => {};

  subscribe(listener: FreedListener): void {
    this.listener = listener;
  }

  /** Nobody waits for what follows. */
  announce(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    slots: readonly Slot[],
    except: readonly Types.ObjectId[] = [],
  ): void {
    if (slots.length > 0) this.listener(ctx, slots, except);
  }
}
