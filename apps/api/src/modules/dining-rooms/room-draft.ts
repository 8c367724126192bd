import {
  BACKGROUND_OPACITY,
  type FloorPlan,
  floorPlanProblems,
} from '@atrium/rules/seating/room/floor-plan';
import { Types } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import type { DiningRoom } from './dining-room.schema';
import type { DiningRoomDraft } from './dining-rooms.dto';

type Plan = Pick<DiningRoom, 'tables' | 'combinations' | 'shapes' | 'sections'>;

const emptyPlan: Plan = { tables: [], combinations: [], shapes: [], sections: [] };

/**
 * The plan of a room as a request leaves it. Parts keep the ids that the room has given them; any
 * other id is only a name within the request, so that nobody chooses the id of somebody else's table.
 * @throws {RuleError} ID_USED_TWICE, INVALID_PARTY, NAME_USED_TWICE, UNKNOWN_SECTION, UNKNOWN_TABLE
 */
export function planAfter(change: DiningRoomDraft, before: Plan = emptyPlan): Plan {
  const draft = drafted(change, before);
  assertConsistent(draft);
  const tableIds = lastingIds(draft.tables, before.tables);
  const sectionIds = lastingIds(draft.sections, before.sections);
  const combinationIds = lastingIds(draft.combinations, before.combinations);
  const shapeIds = lastingIds(draft.shapes, before.shapes);
  return {
    tables: draft.tables.map(({ _id, section, ...table }) => ({
      ...table,
      _id: tableIds(_id),
      section: section === null ? null : sectionIds(section),
    })),
    combinations: draft.combinations.map(({ _id, tables, ...combination }) => ({
      ...combination,
      _id: combinationIds(_id),
      tables: tables.map(tableIds),
    })),
    shapes: draft.shapes.map(({ _id, ...shape }) => ({ ...shape, _id: shapeIds(_id) })),
    sections: draft.sections.map(({ _id, ...section }) => ({ ...section, _id: sectionIds(_id) })),
  };
}

type RoomPictures = Pick<DiningRoom, '_background' | 'backgroundOpacity' | '_picture'>;

/** The pictures of a room as a request leaves them. */
export function picturesAfter(change: DiningRoomDraft, before: RoomPictures = {}) {
  return {
    _background: idAfter(change._background, before._background),
    backgroundOpacity: change.backgroundOpacity ?? before.backgroundOpacity ?? BACKGROUND_OPACITY,
    _picture: idAfter(change._picture, before._picture),
  };
}

function idAfter(
  sent: string | null | undefined,
  before: Types.ObjectId | null = null,
): Types.ObjectId | null {
  if (sent === undefined) return before;
  return sent === null ? null : objectId(sent);
}

const newId = () => new Types.ObjectId().toHexString();

/** What was sent, with defaults, and what the room has where nothing was. */
function drafted(change: DiningRoomDraft, before: Plan) {
  return {
    tables:
      change.tables?.map(({ position: { posX, posY }, size: { width, height }, ...table }) => ({
        _id: table._id ?? newId(),
        name: table.name,
        guestCount: table.guestCount,
        minGuests: table.minGuests ?? 1,
        radius: table.radius ?? 0,
        rotation: table.rotation ?? 0,
        position: { posX, posY },
        size: { width, height },
        attributes: table.attributes ?? [],
        section: table.section ?? null,
      })) ??
      before.tables.map((table) => ({
        ...table,
        _id: table._id.toHexString(),
        section: table.section?.toHexString() ?? null,
      })),
    combinations:
      change.combinations?.map(({ _id = newId(), name, tables, minGuests = 1, guestCount }) => ({
        ...{ _id, name, tables, minGuests, guestCount },
      })) ??
      before.combinations.map((combination) => ({
        ...combination,
        _id: combination._id.toHexString(),
        tables: combination.tables.map((table) => table.toHexString()),
      })),
    shapes:
      change.shapes?.map(({ _id = newId(), kind, position, size, rotation = 0 }) => ({
        ...{ _id, kind, rotation },
        position: { posX: position.posX, posY: position.posY },
        size: { width: size.width, height: size.height },
      })) ?? before.shapes.map((shape) => ({ ...shape, _id: shape._id.toHexString() })),
    sections:
      change.sections?.map(({ _id = newId(), name, color }) => ({ _id, name, color })) ??
      before.sections.map((section) => ({ ...section, _id: section._id.toHexString() })),
  };
}

/** @throws {RuleError} with the code of the first problem; the details name every field */
function assertConsistent(plan: FloorPlan): void {
  const details = floorPlanProblems(plan);
  const [first] = details;
  if (first) throw new RuleError(first.code, { details });
}

/** The ids of parts: their own if the room has them, new ones otherwise, the same for the same name. */
function lastingIds(
  parts: readonly { readonly _id: string }[],
  known: readonly { readonly _id: Types.ObjectId }[],
): (named: string) => Types.ObjectId {
  const kept = new Map(known.map(({ _id }) => [_id.toHexString(), _id]));
  const ids = new Map(parts.map(({ _id }) => [_id, kept.get(_id) ?? new Types.ObjectId()]));
  return (named) => ids.get(named) ?? new Types.ObjectId();
}
