import {
  MAX_SEATS,
  type TableAttribute,
  tableAttributes,
} from '@atrium/rules/seating/room/floor-plan';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { type ImportedTable, TableImports, tableKey } from '../../dining-rooms/public';
import { tried } from '../dry-run';
import type { ImportCells } from '../import-cells';
import type { Importer, ImportRun } from '../importer';

/** Tables of dining rooms. A room or section that is not there yet is made; a table that is there stays as it is. */
@Injectable()
export class TableImporter implements Importer<ImportedTable> {
  readonly batch = 300;
  readonly fields = [
    { name: 'diningRoom', required: true, aliases: ['diningroom', 'room'] },
    { name: 'table', required: true, aliases: ['name'] },
    { name: 'guestCount', required: true, aliases: ['guestcount', 'seats', 'pax'] },
    { name: 'minGuests', aliases: ['minguests', 'least'] },
    { name: 'section' },
    { name: 'attributes' },
    { name: 'posX', aliases: ['posx', 'x'] },
    { name: 'posY', aliases: ['posy', 'y'] },
    { name: 'width' },
    { name: 'height' },
    { name: 'radius' },
    { name: 'rotation' },
  ];

  constructor(
    private readonly tables: TableImports,
    private readonly transactions: Transactions,
  ) {}

  /** A venue has a table once, whichever system the file comes from. */
  readonly keyOf = (cells: ReadonlyMap<string, string>): string =>
    tableKey(cells.get('diningRoom') ?? '', cells.get('table') ?? '');

  async begin(ctx: RequestContext): Promise<ImportRun<ImportedTable>> {
    return {
      known: () => this.tables.keys(ctx),
      read: async (cells) => tableOf(cells),
      write: (rows, dry) => {
        const tables = rows.map(({ value }) => value);
        const bringIn = (end?: () => never) =>
          this.transactions.run(ctx, async (tx) => {
            await this.tables.bringIn(tx, tables);
            end?.();
          });
        return dry ? tried(bringIn) : bringIn();
      },
    };
  }
}

function tableOf(cells: ImportCells): ImportedTable | undefined {
  const room = cells.required('diningRoom', 100);
  const name = cells.required('table', 50);
  const section = cells.text('section', 50);
  cells.required('guestCount', 12);
  const guestCount = cells.wholeNumber('guestCount', 0, MAX_SEATS);
  const minGuests = cells.wholeNumber('minGuests', 1, MAX_SEATS);
  const posX = cells.decimal('posX', 0, 100);
  const posY = cells.decimal('posY', 0, 100);
  const width = cells.decimal('width', 1, 100);
  const height = cells.decimal('height', 1, 100);
  const radius = cells.decimal('radius', 0, 50);
  const rotation = cells.wholeNumber('rotation', 0, 359);
  const attributes = attributesOf(cells);
  if (guestCount && minGuests && minGuests > guestCount) {
    return cells.refuse('minGuests', 'INVALID_PARTY');
  }
  if (guestCount === undefined) return undefined;
  return {
    ...{ room, name, guestCount, attributes },
    ...(section ? { section } : {}),
    ...(minGuests === undefined ? {} : { minGuests }),
    ...(radius === undefined ? {} : { radius }),
    ...(rotation === undefined ? {} : { rotation }),
    ...(posX === undefined || posY === undefined ? {} : { position: { posX, posY } }),
    ...(width === undefined || height === undefined ? {} : { size: { width, height } }),
  };
}

/** `window; wheelchair` */
function attributesOf(cells: ImportCells): TableAttribute[] {
  const named = (cells.text('attributes', 200) ?? '')
    .split(';')
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '');
  const found = tableAttributes.filter((attribute) => named.includes(attribute.toLowerCase()));
  if (found.length < new Set(named).size) cells.refuse('attributes', 'FIELD_INVALID');
  return found;
}
