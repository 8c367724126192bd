import { useOutletContext } from 'react-router-dom';
import type { useSpaDay } from './use-spa-day';
import type { useSpaPlace } from './use-spa-place';

/** A free time that was pressed. */
export interface FreeTime {
  /** `yyyy-mm-dd`; undefined: the day that is shown. */
  date?: string;
  /** Minutes from midnight. */
  start?: number;
  therapistId?: string;
  roomId?: string;
}

/** What the pages of a day share. */
export interface SpaBoard {
  place: ReturnType<typeof useSpaPlace>;
  spa: ReturnType<typeof useSpaDay>;
  onNew: (time: FreeTime) => void;
}

export const useSpaBoard = () => useOutletContext<SpaBoard>();
