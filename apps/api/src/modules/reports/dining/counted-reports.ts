import { refusalReasons } from '@atrium/rules/reports/refusal-reasons';
import { reportPeriods } from '@atrium/rules/reports/report-figures';
import { type ReportTable, tablesOfReport } from '@atrium/rules/reports/report-kinds';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingFiguresService } from '../../bookings/public';
import { type DiningRoom, DiningRoomsService } from '../../dining-rooms/public';
import { reportColumns } from '../report-columns';
import type { ReportOutput, ReportQuery, ReportRow } from '../reports.dto';
import { DiningParts } from './dining-parts';
import { type CountedKind, type CountedPart, countedValues, rowsOf } from './dining-sums';

/** The rows that a table may have, in its order; a name where the row has one. */
type RowNames = ReadonlyMap<string, string | undefined>;

/** The reports of the dining room, and of who was turned away. */
@Injectable()
export class CountedReports {
  constructor(
    private readonly parts: DiningParts,
    private readonly rooms: DiningRoomsService,
    private readonly figures: BookingFiguresService,
  ) {}

  async report(ctx: RequestContext, kind: CountedKind, query: ReportQuery): Promise<ReportOutput> {
    const { from, until, groupBy = 'day', ...only } = query;
    const rooms = kind === 'refusals' ? [] : await this.rooms.list(ctx);
    const [parts, services, segments] = await Promise.all([
      this.counted(ctx, kind, query, rooms),
      this.figures.serviceNames(ctx),
      this.figures.segmentNames(ctx),
    ]);
    const row = (key: string, of: readonly CountedPart[], more: Partial<ReportRow>): ReportRow => ({
      ...{ key, from, until, ...only, ...more },
      values: countedValues(kind, of),
    });
    const byPeriod = rowsOf(parts, 'period', groupBy);
    const table = (name: Exclude<ReportTable, 'period'>, names: RowNames): ReportRow[] => {
      if (!tablesOfReport[kind].includes(name)) return [];
      const found = rowsOf(parts, name, groupBy);
      const keys = [...names.keys(), ...[...found.keys()].filter((key) => !names.has(key))];
      return keys.flatMap((key) => {
        const of = found.get(key);
        if (!of) return [];
        const known = names.get(key);
        const filter = name === 'service' || (name === 'segment' && key) ? { [name]: key } : {};
        const hour = name === 'hour' ? { hour: Number(key) } : {};
        return [row(key, of, { ...filter, ...hour, ...(known ? { name: known } : {}) })];
      });
    };
    return {
      ...{ report: kind, from, until, groupBy },
      figures: reportColumns[kind].map((column) => ({ ...column })),
      totals: row('', parts, {}),
      byPeriod: reportPeriods(from, until, groupBy).map(({ key, ...days }) =>
        row(key, byPeriod.get(key) ?? [], days),
      ),
      byService: table('service', services),
      bySegment: table('segment', new Map([...segments, ['', undefined]])),
      byHour: table('hour', numbered(24)),
      byRoom: table('room', new Map(rooms.map(({ _id, name }) => [_id.toHexString(), name]))),
      byTable: table('table', tableNames(rooms)),
      byParty: table('party', numbered(LARGEST_PARTY)),
      byReason: table('reason', new Map(refusalReasons.map((reason) => [reason, undefined]))),
    };
  }

  private counted(
    ctx: RequestContext,
    kind: CountedKind,
    query: ReportQuery,
    rooms: readonly DiningRoom[],
  ): Promise<CountedPart[]> {
    switch (kind) {
      case 'covers':
        return this.parts.covers(ctx, query, rooms);
      case 'turn-times':
        return this.parts.turns(ctx, query, rooms);
      case 'table-use':
        return this.parts.use(ctx, query, rooms);
      case 'refusals':
        return this.parts.refusals(ctx, query);
    }
  }
}

const LARGEST_PARTY = 1_000;

/** Numbers in their order, which speak for themselves. */
const numbered = (until: number): RowNames =>
  new Map(Array.from({ length: until }, (_, number) => [String(number), undefined]));

const tableNames = (rooms: readonly DiningRoom[]): RowNames => {
  const isOne = rooms.length === 1;
  return new Map(
    rooms.flatMap(({ name: room, tables }) =>
      tables.map(({ _id, name }) => [_id.toHexString(), isOne ? name : `${room} · ${name}`]),
    ),
  );
};
