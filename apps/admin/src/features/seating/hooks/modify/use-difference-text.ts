import type { PlanDifference } from '@atrium/rules/seating/plan-editing/merge';
import {
  type EditedPlan,
  type EditedShape,
  type EditedTable,
  shapeNumbers,
} from '@atrium/rules/seating/plan-editing/plan-parts';
import { useTranslation } from 'react-i18next';
import { usePartText } from './use-part-text';

type Part = PlanDifference['mine'];

/**
 * What of a plan differs, in words.
 * @param plan where the tables of combinations have their names
 * @param shapes of both plans, each once
 */
export function useDifferenceText(plan: EditedPlan, shapes: readonly EditedShape[]) {
  const { t } = useTranslation(['floorPlan', 'seating']);
  const { nameOf: partName, placeOf } = usePartText();
  const numbers = shapeNumbers(shapes);

  const tableText = (table: EditedTable) =>
    t('stale.table', {
      name: table.name,
      seats: t('seating:seats', { count: table.guestCount }),
      place: placeOf(table),
    });

  const textOf = (part: Part): string => {
    if (!part) return t('stale.none');
    if ('guestCount' in part && 'position' in part) return tableText(part);
    if ('kind' in part) return placeOf(part);
    if ('color' in part) return `${part.name}, ${part.color}`;
    const names = part.tables.map((id) => plan.tables.find(({ _id }) => _id === id)?.name ?? '–');
    return t('stale.party', {
      ...{ name: part.name, least: part.minGuests, most: part.guestCount },
      tables: names.join(' + '),
    });
  };

  const nameOf = ({ base, mine, theirs }: PlanDifference): string => {
    const part = base ?? theirs ?? mine;
    if (!part) return '';
    return 'kind' in part ? partName(part, numbers.get(part._id)) : part.name;
  };

  return { nameOf, textOf };
}
