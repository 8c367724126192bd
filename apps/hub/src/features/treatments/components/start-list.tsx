import type { OfferedTreatmentDay } from '@atrium/api-client/hub/spa';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';

interface Props {
  day: OfferedTreatmentDay | undefined;
  /** How long it lasts. */
  minutes: number;
  selected?: number | undefined;
  onChoose: (start: number) => void;
}

/** When a treatment can begin on a day, and when it would end. */
export function StartList({ day, minutes, selected, onChoose }: Props) {
  return (
    <SlotList
      slots={(day?.starts ?? []).map((start) => ({
        ...{ start, end: start + minutes, available: 1 },
        ...{ showAvailability: false, showEndTime: true },
      }))}
      selected={selected}
      onSelect={({ start }) => onChoose(start)}
    />
  );
}
