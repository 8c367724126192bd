import { type Collection, type Db, ObjectId } from 'mongodb';
import { MonthReader } from './read-month';

interface Room {
  _id: ObjectId;
  _vendor: ObjectId;
  tables: { _id: ObjectId; guestCount: number; minGuests: number }[];
  combinations: { tables: ObjectId[]; guestCount: number; minGuests: number }[];
}

interface Occupation {
  /** `table:<id>|<yyyy-mm-dd>` */
  _id: string;
  _vendor: ObjectId;
  date: string;
  occ: { s: number; e: number; exp?: Date }[];
}

export interface TablesQuery {
  vendor: string;
  room: string;
  from: string;
  until: string;
}

/** From where to where in the id of an occupation the table's is. */
const TABLE = ['table:'.length, 'table:'.length + 24] as const;
const TURN = 90;
/** A month of a large room in one round trip. */
const ONE_BATCH = 20_000;

/** The availability of a period in a room whose tables are given when one books, from the documents that the API reads. */
export class TablesReader {
  private readonly months: MonthReader;
  private readonly rooms: Collection<Room>;
  private readonly occupations: Collection<Occupation>;

  constructor(db: Db) {
    this.months = new MonthReader(db);
    this.rooms = db.collection<Room>('diningRooms');
    this.occupations = db.collection<Occupation>('occupations');
  }

  async read(serviceId: string, { vendor, room, ...period }: TablesQuery) {
    const _vendor = ObjectId.createFromHexString(vendor);
    const days = await this.months.read(serviceId, period);
    const rooms = await this.rooms.find({ _vendor }).toArray();
    const options = optionsOf(rooms.find(({ _id }) => _id.toHexString() === room));
    const dates = days.map(({ date }) => date);
    const found = this.occupations.find(
      { _vendor, date: { $in: dates } },
      {
        batchSize: ONE_BATCH,
        hint: { _vendor: 1, date: 1, _id: 1 },
        projection: { date: 1, occ: 1 },
      },
    );
    const now = new Date();
    const taken = new Map<string, { table: string; s: number; e: number }[]>();
    for (const { _id, date, occ } of await found.toArray()) {
      const table = _id.slice(...TABLE);
      const known = taken.get(date) ?? [];
      taken.set(date, known);
      for (const { s, e, exp } of occ) if (!exp || exp > now) known.push({ table, s, e });
    }
    return days.map((day) => ({
      ...day,
      times: day.times.map((time) => {
        const end = time.start + TURN;
        const had = new Set<string>();
        for (const { table, s, e } of taken.get(day.date) ?? []) {
          if (s < end && e > time.start) had.add(table);
        }
        const parties = seatable(options, had).filter((size) => size <= time.available);
        return { ...time, end, parties, available: parties.at(-1) ?? 0 };
      }),
    }));
  }
}

const optionsOf = ({ tables, combinations }: Pick<Room, 'tables' | 'combinations'> = NOTHING) => [
  ...tables.map(({ _id, ...table }) => ({ ...table, tables: [String(_id)] })),
  ...combinations.map((one) => ({ ...one, tables: one.tables.map(String) })),
];

const NOTHING = { tables: [], combinations: [] };

/** The sizes of the parties for whom a table is free, ascending. */
function seatable(options: ReturnType<typeof optionsOf>, had: ReadonlySet<string>): number[] {
  const sizes = new Set<number>();
  for (const { tables, minGuests, guestCount } of options) {
    if (tables.some((table) => had.has(table))) continue;
    for (let size = Math.max(1, minGuests); size <= guestCount; size += 1) sizes.add(size);
  }
  return [...sizes].sort((a, b) => a - b);
}
