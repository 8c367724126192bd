import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { stayedMinutes } from '@atrium/rules/seating/evening/visit';
import { usableMinutes } from '@atrium/rules/seating/tables/usable-minutes';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { TableFiguresService } from '../../bookings/public';
import type { DiningRoom } from '../../dining-rooms/public';
import { RefusalsService } from '../../refusals/public';
import { TableBlocksService } from '../../table-blocks/public';
import type { ReportQuery } from '../reports.dto';
import type { CountedPart } from './dining-sums';

/** Counts what the reports of the dining room add up. */
@Injectable()
export class DiningParts {
  constructor(
    private readonly tables: TableFiguresService,
    private readonly refused: RefusalsService,
    private readonly blocks: TableBlocksService,
  ) {}

  async covers(
    ctx: RequestContext,
    query: ReportQuery,
    rooms: readonly DiningRoom[],
  ): Promise<CountedPart[]> {
    const found = await this.tables.covers(ctx, query, rooms);
    return found.map(({ _id: { start, service, segment, hour, room }, ...sums }) => ({
      date: dateOf(start),
      keys: {
        service: service.toHexString(),
        segment: segment?.toHexString() ?? '',
        hour: String(hour),
        room: room?.toHexString() ?? '',
      },
      sums,
    }));
  }

  async turns(
    ctx: RequestContext,
    query: ReportQuery,
    rooms: readonly DiningRoom[],
  ): Promise<CountedPart[]> {
    const roomOf = new Map(
      rooms.flatMap(({ _id, tables }) =>
        tables.map((table) => [table._id.toHexString(), _id.toHexString()] as const),
      ),
    );
    const parts: CountedPart[] = [];
    for await (const { start, _service, participants, tables, visit } of this.tables.visits(
      ctx,
      query,
    )) {
      const stayed = stayedMinutes(visit);
      if (stayed === undefined) continue;
      const table = tables[0]?._table.toHexString();
      const room = table && roomOf.get(table);
      parts.push({
        date: dateOf(start),
        keys: {
          service: _service.toHexString(),
          party: String(participants),
          ...(room ? { room, table } : {}),
        },
        sums: {
          turns: 1,
          turnsKept: stayed <= visit.plannedMinutes ? 1 : 0,
          planned: visit.plannedMinutes,
          stayed,
        },
      });
    }
    return parts;
  }

  /** Of the tables that the rooms have now: what was sold at one that is gone has nothing to compare with. */
  async use(
    ctx: RequestContext,
    query: ReportQuery,
    rooms: readonly DiningRoom[],
  ): Promise<CountedPart[]> {
    const [taken, open, blocked] = await Promise.all([
      this.tables.taken(ctx, query),
      this.tables.open(ctx, query, rooms),
      this.blocks.times(ctx, query),
    ]);
    const seats = new Map(
      rooms.flatMap(({ _id, tables }) =>
        tables
          .filter(({ guestCount }) => guestCount > 0)
          .map((table) => [
            table._id.toHexString(),
            { room: _id.toHexString(), seats: table.guestCount },
          ]),
      ),
    );
    const sold = taken.flatMap(({ _id: { start, table: id }, minutes, guestMinutes }) => {
      const table = id.toHexString();
      const known = seats.get(table);
      if (!known) return [];
      const sums = { tableMinutes: minutes, seatMinutes: guestMinutes };
      return [{ date: dateOf(start), keys: { room: known.room, table }, sums }];
    });
    const offered = open
      .filter(({ spans }) => spans.length > 0)
      .flatMap(({ room, date, spans }) =>
        [...seats]
          .filter(([, known]) => known.room === room)
          .map(([table, known]) => {
            const minutes = usableMinutes(spans, blocked.of(table, date));
            const sums = { openTableMinutes: minutes, openSeatMinutes: minutes * known.seats };
            return { date, keys: { room, table }, sums };
          }),
      );
    return [...sold, ...offered];
  }

  async refusals(ctx: RequestContext, query: ReportQuery): Promise<CountedPart[]> {
    const found = await this.refused.ofDays(ctx, query);
    return found.map(({ start, _service, reason, refusals, guests }) => ({
      date: dateOf(start),
      keys: { service: _service.toHexString(), reason },
      sums: { refusals, refusedGuests: guests },
    }));
  }
}
