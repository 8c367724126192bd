import { isTable, type PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import { useTranslation } from 'react-i18next';

/** What a part of the plan is and where, for screen readers and comparisons. */
export function usePartText() {
  const { t } = useTranslation(['floorPlan', 'seating']);

  /** @param number of several walls, doors, bars or plants, which have no names of their own */
  const nameOf = (part: PlanPart, number?: number) => {
    if (isTable(part)) return part.name;
    const kind = t(`shapes.${part.kind}`);
    return number === undefined ? kind : `${kind} ${number}`;
  };

  const placeOf = ({ position, size, rotation }: PlanPart) => {
    const place = t('plan.place', {
      left: position.posX,
      top: position.posY,
      width: size.width,
      height: size.height,
    });
    return rotation === 0 ? place : t('plan.turned', { place, degrees: rotation });
  };

  const labelOf = (part: PlanPart, number?: number) => {
    const what = isTable(part)
      ? `${part.name}, ${t('seating:seats', { count: part.guestCount })}`
      : nameOf(part, number);
    return t('plan.part', { what, place: placeOf(part) });
  };

  return { nameOf, placeOf, labelOf };
}
