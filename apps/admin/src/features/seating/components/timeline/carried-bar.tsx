import { formatTimeRange } from '@atrium/i18n/format';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import type { DropPreview } from '../../lib/tables/drop-preview';
import type { Target } from '../../lib/timeline/timeline-drop';
import { PreviewMark } from '../plan/preview-mark';

interface Props {
  target: Target;
  axis: TimeAxis;
  /** Of its row, in pixels. */
  top: number;
  height: number;
  /** Undefined while the answer to the drop is awaited. */
  preview: DropPreview | undefined;
  /** What putting it down would do. */
  text: string;
}

/** Where a carried party would be, and whether it can. How it looks is in the overlay. */
export function CarriedBar({ target, axis, top, height, preview, text }: Props) {
  return (
    <div
      aria-hidden
      className="carried"
      data-carried={preview?.kind ?? 'sent'}
      style={{ ...placeOf(axis, target.span), top: top + 2, height: height - 4 }}
    >
      <strong>{formatTimeRange(target.span.from, target.span.until)}</strong>
      {preview && <PreviewMark kind={preview.kind} text={text} />}
    </div>
  );
}
