import type { ServiceSlot } from '@atrium/rules/slots/service-day';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { useState } from 'react';
import type { ServiceValues } from '../../lib/service-values';

interface Props {
  values: ServiceValues;
  slots: readonly ServiceSlot[];
}

/** The times of a day as guests see them before anybody has booked. */
export function PreviewSlots({ values, slots }: Props) {
  const [selected, setSelected] = useState<number>();
  return (
    <SlotList
      slots={slots.map(({ start, end, capacity, name }) => ({
        start,
        end,
        available: values.exclusiveBooking ? Math.min(1, capacity) : capacity,
        overrideName: name,
        showAvailability: values.showAvailability,
        showEndTime: values.showEndTime,
      }))}
      selected={selected}
      waitingList={values.waitingList}
      onSelect={({ start }) => setSelected(start)}
    />
  );
}
