import type { BookingOutput } from '@atrium/api-client/admin';
import type { PointerEvent } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Room, Table } from '../lib/room';
import type { Door } from './door/use-door';
import type { Carry } from './use-carry';
import type { Evening } from './use-evening';
import type { useMoveParty } from './use-move-party';
import type { usePlanTime } from './use-plan-time';
import type { SeatingPlace } from './use-seating-place';

/** What the menu is about, and beside what it opens. */
export type OpenMenu = { anchor: HTMLElement } & (
  | { table: Table }
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
  carry: Carry;
  door: Door;
  /** The party is carried by the pointer. */
  dragging: boolean;
  move: ReturnType<typeof useMoveParty>;
  onPress: (table: Table) => void;
  onOpen: (reservation: BookingOutput) => void;
  /** @param at minutes from midnight; now without it */
  onNew: (table?: Table, at?: number) => void;
  onMenu: (menu: OpenMenu) => void;
  onGrab: (party: BookingOutput, event: PointerEvent<HTMLElement>) => void;
}

export const useEveningBoard = () => useOutletContext<EveningBoard>();
