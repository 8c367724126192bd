import { isTable, type PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import { useTranslation } from 'react-i18next';

/** What a part of the plan is and where, for screen readers and comparisons. */
export function usePartText() {
  const { t } = useTranslation(['floorPlan', 'seating']);

  const nameOf = (part: PlanPart) => (isTable(part) ? part.name : t(`shapes.${part.kind}`));

  const placeOf = ({ position, size, rotation }: PlanPart) => {
    const place = t('plan.place', {
      left: position.posX,
      top: position.posY,
      width: size.width,
      height: size.height,
    });
    return rotation === 0 ? place : t('plan.turned', { place, degrees: rotation });
  };

  const labelOf = (part: PlanPart) => {
    const what = isTable(part)
      ? `${part.name}, ${t('seating:seats', { count: part.guestCount })}`
      : nameOf(part);
    return t('plan.part', { what, place: placeOf(part) });
  };

  return { nameOf, placeOf, labelOf };
}
