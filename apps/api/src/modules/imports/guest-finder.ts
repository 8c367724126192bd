import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, type Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { type Customer, CustomersService } from '../customers/public';
import type { ImportCells } from './import-cells';

/**
 * Finds the guest a row refers to: by id, then by the source's number, then by email. In a file
 * from another of our venues, the id is the source's number.
 */
@Injectable()
export class GuestFinder {
  constructor(private readonly customers: CustomersService) {}

  /** Undefined if the row names no guest, or an unknown one; the problem is then in the cells. */
  async find(
    ctx: RequestContext,
    source: string,
    cells: ImportCells,
  ): Promise<Customer | undefined> {
    const id = cells.text('guestId', 24);
    const externalId = cells.text('guestExternalId', 100);
    const email = cells.text('email', 254);
    const guest =
      (await this.byId(ctx, id)) ?? (await this.byNumber(ctx, source, externalId ?? id));
    if (guest) return guest;
    if (!email && id) return cells.refuse('guestId', 'NOT_FOUND');
    if (!email && externalId) return cells.refuse('guestExternalId', 'NOT_FOUND');
    if (email) {
      const byEmail = await this.customers.findForSignIn(ctx, email);
      return byEmail ?? cells.refuse('email', 'NOT_FOUND');
    }
    return cells.refuse('email', 'FIELD_REQUIRED');
  }

  private async byNumber(
    ctx: RequestContext,
    source: string,
    externalId: string | undefined,
  ): Promise<Customer | undefined> {
    if (!externalId) return undefined;
    const known = await this.customers.knownSources(ctx, source, [externalId]);
    return this.byId(ctx, known.get(externalId));
  }

  private async byId(
    ctx: RequestContext,
    id: string | Types.ObjectId | undefined,
  ): Promise<Customer | undefined> {
    if (!id || !isObjectIdOrHexString(id)) return undefined;
    try {
      return await this.customers.get(ctx, id);
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  }
}
