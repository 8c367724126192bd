export { CapacityRefusedError, ResourceTakenError, SlotFullError } from './capacity.errors';
export { CapacityModule } from './capacity.module';
export { CapacityService, type ClaimOptions } from './capacity.service';
export {
  type CapacityChange,
  type CapacityClaim,
  occupationsOf,
  type PlaceClaim,
  type ResourceClaim,
  type ResourceKind,
  type ResourceOccupation,
  type Slot,
  type SlotDay,
} from './claim';
export { heldTables } from './ledger/held-tables';
export {
  dayOfLedger,
  type Ledger,
  type LedgerHold,
  ledgerIdOf,
  type PlacesBySlot,
  QUEUE,
  slotKey,
  startOfSlotKey,
} from './ledger/ledger.schema';
export { LedgerCache } from './ledger/ledger-cache';
export { LedgerCaps } from './ledger/ledger-caps';
export { freedPlaces } from './ledger/ledger-changes';
export { LedgerDays } from './ledger/ledger-days';
export { LedgerReader, type SoldDay } from './ledger/ledger-reader';
export {
  type Allocation,
  PlaceAllocator,
  type SharedPlaceRequest,
} from './ledger/place-allocator';
export { longExpired, SlotHolds } from './ledger/slot-holds';
export { fitInOrder, heldIn, placesLeft } from './ledger/slot-places';
export type { FreedTables, FreedTime } from './resources/freed-tables';
export type { Occupation } from './resources/occupation.schema';
export { type Piece, piecesOf } from './resources/occupation-changes';
export { OccupationReader, type TakenPart, TakenResources } from './resources/occupation-reader';
export { type OccupationPeriod, OccupationSources } from './resources/occupation-sources';
export { Turns } from './turns';
export type { CapacityDifference } from './verify/capacity-difference';
export { CapacityRepair } from './verify/capacity-repair';
export {
  beside,
  type ComparedDay,
  type CountedPlaces,
  countByDay,
  differencesOf,
} from './verify/ledger-recount';
export {
  besideOccupations,
  occupationDifferences,
  piecesByDay,
} from './verify/occupation-recount';
