/** Width of the services' names, in pixels. */
export const NAMES_WIDTH = { xs: 104, sm: 168 } as const;
/** Least width of an hour, in pixels: an hour's booking has room for a name. */
export const HOUR_WIDTH = 104;
export const HEAD_HEIGHT = 28;
/** How full a slot is, above its bookings. */
export const SLOT_HEIGHT = 22;
export const BAR_HEIGHT = 30;
/** Lanes of a service shown until it is unfolded: a full pool must not push the others away. */
export const FOLDED_LANES = 6;

/** @param lanes that are shown */
export const rowHeight = (lanes: number): number =>
  SLOT_HEIGHT + Math.max(1, lanes) * BAR_HEIGHT + 6;
