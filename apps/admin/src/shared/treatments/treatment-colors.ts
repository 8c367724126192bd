import {
  type TreatmentStatus,
  treatmentStatusColors,
} from '@atrium/rules/spa/treatments/treatment-status';
import { type StatusColors, statusColors } from '@atrium/ui/lib/status-colors';
import { mostReadable, nearestReadable } from '@atrium/ui/theme/contrast';

/** A little above the 4.5 that is asked for, as `statusColors`. */
const READABLE = 4.6;

const known = new Map<TreatmentStatus, StatusColors>();

/**
 * The colours of a status: in light as they are fixed, the text in the nearest shade of it that can be read
 * there; in dark a tint of the same.
 */
export function treatmentColors(status: TreatmentStatus): StatusColors {
  const colors = known.get(status) ?? calculate(status);
  known.set(status, colors);
  return colors;
}

function calculate(status: TreatmentStatus): StatusColors {
  const { text, background } = treatmentStatusColors[status];
  const readable =
    nearestReadable(text, [background], READABLE) ?? mostReadable(background, ['#000000']);
  return { light: { text: readable, background }, dark: statusColors(text).dark, dot: text };
}
