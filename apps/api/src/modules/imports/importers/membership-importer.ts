import { parseAmount } from '@atrium/rules/money/amount';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { type ImportedMembership, MembershipImports } from '../../memberships/public';
import { VendorsService } from '../../vendors/public';
import { tried } from '../dry-run';
import { GuestFinder } from '../guest-finder';
import { GUEST_FIELDS, type Importer, type ImportRun, KEY_FIELD } from '../importer';

/** Memberships of existing guests, of the venue's own types. */
@Injectable()
export class MembershipImporter implements Importer<ImportedMembership> {
  readonly batch = 100;
  readonly fields = [
    KEY_FIELD,
    ...GUEST_FIELDS,
    { name: 'type', required: true, aliases: ['membershiptype', 'membership'] },
    { name: 'dateFrom', required: true, aliases: ['datefrom', 'from', 'start'] },
    { name: 'dateUntil', aliases: ['dateuntil', 'until', 'end'] },
    { name: 'maxNumberOfUsages', aliases: ['maxnumberofusages', 'max'] },
    { name: 'numberOfUsages', aliases: ['numberofusages', 'used'] },
    { name: 'price' },
    { name: 'comment' },
    { name: 'pausedFrom', aliases: ['pausedfrom', 'paused'] },
    { name: 'endedOn', aliases: ['endedon', 'ended'] },
  ];

  constructor(
    private readonly guests: GuestFinder,
    private readonly memberships: MembershipImports,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  async begin(ctx: RequestContext, source: string): Promise<ImportRun<ImportedMembership>> {
    const { currency } = await this.vendors.current(ctx);
    const typeOf = await this.memberships.typesOf(ctx);
    return {
      known: (keys) => this.memberships.known(ctx, source, keys),
      read: async (cells) => {
        const guest = await this.guests.find(ctx, source, cells);
        const name = cells.required('type', 100);
        const type = typeOf(name);
        if (name && !type) cells.refuse('type', 'NOT_FOUND');
        const dateFrom = cells.requiredDate('dateFrom');
        const dateUntil = cells.date('dateUntil');
        if (dateUntil && dateUntil < dateFrom) cells.refuse('dateUntil', 'INVALID_PERIOD');
        const max = cells.wholeNumber('maxNumberOfUsages', 0, 100_000) ?? type?.maxNumberOfUsages;
        const numberOfUsages = cells.wholeNumber('numberOfUsages', 0, 100_000) ?? 0;
        if (max && numberOfUsages > max) cells.refuse('numberOfUsages', 'MEMBERSHIP_USED_UP');
        const text = cells.text('price', 20);
        const price = text === undefined ? type?.price : parseAmount(text, currency);
        if (text !== undefined && price === undefined) cells.refuse('price', 'FIELD_INVALID');
        const comment = cells.lines('comment');
        const pausedFrom = cells.date('pausedFrom');
        const endedOn = cells.date('endedOn');
        if (!guest || !type || max === undefined || price === undefined) return undefined;
        return {
          _customer: guest._id,
          _membershipType: type._id,
          dateFrom,
          ...(dateUntil ? { dateUntil } : {}),
          maxNumberOfUsages: max,
          numberOfUsages,
          price,
          currency,
          ...(comment ? { comment } : {}),
          ...(pausedFrom ? { pausedFrom } : {}),
          ...(endedOn ? { endedOn } : {}),
        };
      },
      write: (rows, dry) => {
        const memberships = rows.map(({ key, value }) => ({
          ...value,
          source: { system: source, key },
        }));
        const bringIn = (end?: () => never) =>
          this.transactions.run(ctx, async (tx) => {
            for (const one of memberships) await this.memberships.bringIn(tx, one);
            end?.();
          });
        return dry ? tried(bringIn) : bringIn();
      },
    };
  }
}
