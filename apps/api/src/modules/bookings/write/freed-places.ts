import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { ResourceOccupation, Slot } from '../../capacity/public';

/** @param except bookings that the change itself touched: whoever it just put on the list is not meant */
export type FreedListener = (
  ctx: Pick<RequestContext, 'vendorId' | 'now'>,
  slots: readonly Slot[],
  except: readonly Types.ObjectId[],
) => void;

/** @param tables that got free, with who had them */
export type FreedTablesListener = (
  ctx: Pick<RequestContext, 'vendorId' | 'now'>,
  tables: readonly ResourceOccupation[],
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
  private tablesListener: FreedTablesListener = () => {};

  subscribe(listener: FreedListener, tablesListener: FreedTablesListener): void {
    this.listener = listener;
    this.tablesListener = tablesListener;
  }

  /** Nobody waits for what follows. */
  announce(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    slots: readonly Slot[],
    except: readonly Types.ObjectId[] = [],
  ): void {
    if (slots.length > 0) this.listener(ctx, slots, except);
  }

  /** A table may seat who waits for another time than that of whoever had it. */
  announceTables(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    tables: readonly ResourceOccupation[],
    except: readonly Types.ObjectId[] = [],
  ): void {
    if (tables.length > 0) this.tablesListener(ctx, tables, except);
  }
}
