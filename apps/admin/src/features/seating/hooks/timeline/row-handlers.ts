import type { BookingOutput } from '@atrium/api-client/admin';
import type { PointerEvent } from 'react';
import type { Point } from '../../../../shared/hooks/use-drag';
import type { Table } from '../../lib/room';
import type { Grip } from './use-timeline-carry';

/** What rows tell; they stay the same for as long as the timeline is shown. */
export interface RowHandlers {
  onPress: (party: BookingOutput, table: string) => void;
  onMenu: (party: BookingOutput, anchor: HTMLElement) => void;
  onGrab: (grip: Grip, event: PointerEvent<HTMLElement>) => void;
  onPickUp: (party: BookingOutput, table: string) => void;
  /** @param x in pixels of the window; undefined: at no time in particular */
  onEmpty: (table: Table | undefined, x: number | undefined) => void;
  /** @param point where in its row it was pressed, in pixels of the window; undefined: on its name */
  onTable: (table: Table, anchor: HTMLElement, point: Point | undefined) => void;
  /** A time in the row is being marked. */
  onMark: (table: Table, event: PointerEvent<HTMLElement>) => void;
}
