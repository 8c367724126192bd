import { useListPicturesQuery } from '@atrium/api-client/admin';
import type {
  FieldDifference,
  PartDifference,
  PlanDifference,
} from '@atrium/rules/seating/plan-editing/merge';
import {
  type EditedPlan,
  type EditedShape,
  type EditedTable,
  shapeNumbers,
} from '@atrium/rules/seating/plan-editing/plan-parts';
import { useTranslation } from 'react-i18next';
import { usePartText } from './use-part-text';

type Part = PartDifference['mine'];

const fieldNames = {
  _background: 'background.title',
  backgroundOpacity: 'background.strength',
  _picture: 'photo.title',
} as const;

/**
 * What of a plan differs, in words.
 * @param plan where the tables of combinations have their names
 * @param shapes of both plans, each once
 * @param differences that are told
 */
export function useDifferenceText(
  plan: EditedPlan,
  shapes: readonly EditedShape[],
  differences: readonly PlanDifference[],
) {
  const { t } = useTranslation(['floorPlan', 'seating']);
  const { nameOf: partName, placeOf } = usePartText();
  const numbers = shapeNumbers(shapes);
  const { data: pictures } = useListPicturesQuery(undefined, {
    skip: !differences.some(({ list }) => list === 'room'),
  });

  const tableText = (table: EditedTable) =>
    t('stale.table', {
      name: table.name,
      seats: t('seating:seats', { count: table.guestCount }),
      place: placeOf(table),
    });

  const partText = (part: Part): string => {
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

  const fieldText = (value: FieldDifference['mine']): string => {
    if (value === null) return t('stale.none');
    if (typeof value === 'number') return `${value} %`;
    return pictures?.data.items.find(({ _id }) => _id === value)?.name ?? t('stale.aPicture');
  };

  const textsOf = (each: PlanDifference) =>
    each.list === 'room'
      ? { mine: fieldText(each.mine), theirs: fieldText(each.theirs) }
      : { mine: partText(each.mine), theirs: partText(each.theirs) };

  const nameOf = (difference: PlanDifference): string => {
    if (difference.list === 'room') return t(fieldNames[difference._id]);
    const { base, mine, theirs } = difference;
    const part = base ?? theirs ?? mine;
    if (!part) return '';
    return 'kind' in part ? partName(part, numbers.get(part._id)) : part.name;
  };

  return { nameOf, textsOf };
}
