export { KeyedQueue } from './ledger/keyed-queue';
export {
  Ledger,
  LedgerHead,
  LedgerHeadSchema,
  type LedgerHold,
  LedgerSchema,
  ledgerIdOf,
  type PlacesBySlot,
  QUEUE,
  slotKey,
  startOfSlotKey,
} from './ledger/ledger.schema';
export { capsOf, grownSlots, oversoldBy, sameCaps } from './ledger/ledger-caps';
export { LedgerDays } from './ledger/ledger-days';
export { LedgerStore, type LedgerWrite, longExpired, type SoldDay } from './ledger/ledger-store';
export { NoRoomError } from './ledger/no-room.error';
export { needsRoom, type SlotDemand } from './ledger/slot-guard';
export { fitInOrder, heldIn, placesLeft } from './ledger/slot-places';
export { Occupation, OccupationSchema, type Occupied } from './resources/occupation.schema';
export {
  dateOfOccupation,
  occupationChanges,
  type Piece,
  piecesOf,
  type Stay,
} from './resources/occupation-changes';
export { OccupationMissingError, OccupationStore } from './resources/occupation-store';
export { OccupiedError } from './resources/occupied.error';
