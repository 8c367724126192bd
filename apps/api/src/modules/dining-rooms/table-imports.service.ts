import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import type { Transaction } from '../../common/transactions/transaction';
import type { DiningRoom } from './dining-room.schema';
import { DiningRoomsRepository } from './dining-rooms.repository';
import type { DiningTableInput, RoomSectionInput } from './floor-plan.dto';
import { RoomEditor } from './room-editor';

/** A table of another system. */
export interface ImportedTable {
  /** Names of its room and section; what is not there yet is made. */
  readonly room: string;
  readonly section?: string;
  readonly name: string;
  readonly guestCount: number;
  readonly minGuests?: number;
  readonly radius?: number;
  readonly rotation?: number;
  /** Per cent of the plan; absent: the next place that is free in a grid. */
  readonly position?: { readonly posX: number; readonly posY: number };
  readonly size?: { readonly width: number; readonly height: number };
  readonly attributes: readonly TableAttribute[];
}

/** Places of a grid that a plan has side by side, and per cent from one to the next. */
const GRID_COLUMNS = 8;
const GRID_STEP = 12;
/** A new section gets the first of these that its room does not have. */
const SECTION_COLORS = ['#1565c0', '#ad1457', '#2e7d32', '#00838f', '#6a1b9a', '#ef6c00'];

/** What tells a table from every other of the venue. */
export const tableKey = (room: string, table: string): string =>
  JSON.stringify([room.trim().toLowerCase(), table.trim().toLowerCase()]);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Tables from a file, and into one. */
@Injectable()
export class TableImports {
  constructor(
    private readonly rooms: DiningRoomsRepository,
    private readonly editor: RoomEditor,
  ) {}

  /** The keys of the venue's tables. */
  async keys(scope: TenantScope): Promise<ReadonlySet<string>> {
    const rooms = await this.rooms.inOrder(scope);
    return new Set(
      rooms.flatMap((room) => room.tables.map((table) => tableKey(room.name, table.name))),
    );
  }

  /**
   * All of them, or none.
   * @throws as RoomEditor.createIn and RoomEditor.changeIn
   */
  async bringIn(tx: Transaction, tables: readonly ImportedTable[]): Promise<void> {
    const byRoom = new Map<string, ImportedTable[]>();
    for (const table of tables) {
      const key = table.room.toLowerCase();
      byRoom.set(key, [...(byRoom.get(key) ?? []), table]);
    }
    for (const added of byRoom.values()) await this.addToRoom(tx, added);
  }

  private async addToRoom(tx: Transaction, added: readonly ImportedTable[]): Promise<void> {
    const [first] = added;
    if (!first) return;
    const room = (await this.rooms.inOrder(tx)).find(({ name }) => isSame(name, first.room));
    const sections = sectionsWith(room?.sections ?? [], added);
    const before = (room?.tables ?? []).map(toInput);
    const plan = {
      sections,
      tables: [
        ...before,
        ...added.map((table, index) => placed(table, before.length + index, sections)),
      ],
    };
    if (!room) await this.editor.createIn(tx, { name: first.room, ...plan });
    else await this.editor.changeIn(tx, room._id.toHexString(), { version: room.version, ...plan });
  }
}

function sectionsWith(
  known: DiningRoom['sections'],
  added: readonly ImportedTable[],
): (RoomSectionInput & { _id: string })[] {
  const sections = known.map(({ _id, name, color }) => ({ _id: _id.toHexString(), name, color }));
  for (const { section: name } of added) {
    if (!name || sections.some((section) => isSame(section.name, name))) continue;
    const color =
      SECTION_COLORS.find((free) => !sections.some((section) => isSame(section.color, free))) ??
      '#546e7a';
    sections.push({ _id: new Types.ObjectId().toHexString(), name, color });
  }
  return sections;
}

const toInput = ({ _id, section, ...table }: DiningRoom['tables'][number]): DiningTableInput => ({
  ...table,
  _id: _id.toHexString(),
  section: section?.toHexString() ?? null,
});

function placed(
  { room: _room, section: name, attributes, ...table }: ImportedTable,
  index: number,
  sections: readonly { readonly _id: string; readonly name: string }[],
): DiningTableInput {
  const section = name ? sections.find((one) => isSame(one.name, name))?._id : undefined;
  return {
    position: {
      posX: 3 + (index % GRID_COLUMNS) * GRID_STEP,
      posY: 4 + (Math.floor(index / GRID_COLUMNS) % GRID_COLUMNS) * GRID_STEP,
    },
    size: { width: table.guestCount > 4 ? 11 : 8, height: 9 },
    ...table,
    attributes: [...attributes],
    section: section ?? null,
  };
}
