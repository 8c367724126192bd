import type { BookingOutput } from '@atrium/api-client/admin';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import type { PointerEvent } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Carry } from '../../../shared/hooks/use-carry';
import type { Room, Table } from '../lib/room';
import type { useMoveParty } from './actions/use-move-party';
import type { Door } from './door/use-door';
import type { usePlanTime } from './plan/use-plan-time';
import type { Evening } from './use-evening';
import type { SeatingPlace } from './use-seating-place';

/** What the menu is about, and beside what it opens. */
export type OpenMenu = { anchor: HTMLElement } & (
  | {
      table: Table;
      /** The time that was pressed, minutes from midnight; the time shown without it. */
      at?: number;
      /** Where it opens, in pixels of the window; beside the anchor without it. */
      position?: { left: number; top: number };
    }
  | { reservation: BookingOutput }
);

/** What the plan and the timeline share: the evening, and what can be done with it. */
export interface EveningBoard {
  evening: Evening;
  /** That is shown. */
  room: Room;
  place: SeatingPlace;
  /** What is looked for. */
  search: string;
  /** The venue's clock; undefined on another day than today. */
  now: number | undefined;
  time: ReturnType<typeof usePlanTime>;
  carry: Carry<BookingOutput>;
  door: Door;
  /** The party is carried by the pointer. */
  dragging: boolean;
  move: ReturnType<typeof useMoveParty>;
  onPress: (table: Table) => void;
  onOpen: (reservation: BookingOutput) => void;
  /** @param at minutes from midnight; now without it */
  onNew: (table?: Table, at?: number) => void;
  onMenu: (menu: OpenMenu) => void;
  /** Asks why a table is blocked at a time; undefined for those who may not block. */
  onBlock: ((table: Table, span: TimeSpan) => void) | undefined;
  onGrab: (party: BookingOutput, event: PointerEvent<HTMLElement>) => void;
}

export const useEveningBoard = () => useOutletContext<EveningBoard>();
