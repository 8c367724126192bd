import { type Language, languages } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { normalise } from '@atrium/rules/texts/search-text';
import type { BookingStatus } from './booking-status.schema';

/** What staff decide of a status. */
export type StatusFields = Pick<
  BookingStatus,
  'name' | 'languageList' | 'color' | 'hasArrived' | 'hasLeft' | 'active' | 'isWaitingList'
>;

const rules = { hasArrived: true, hasLeft: false, active: true, isWaitingList: false } as const;

/** What a party at its table passes through, in order, and the colour of its table on the plan. */
const steps = [
  { key: 'tableStatuses.seated', color: '#3949ab', ...rules },
  { key: 'tableStatuses.served', color: '#8e24aa', ...rules },
  { key: 'tableStatuses.paid', color: '#00796b', ...rules },
  // whoever has gone leaves a table that nobody can be given yet
  { key: 'tableStatuses.toClear', color: '#a1481d', ...rules },
  { key: 'tableStatuses.left', color: '#546e7a', ...rules, hasLeft: true },
] as const;

/** Seated, Served, Paid and To clear, and Left: called as in one language, and translated into the others. */
export const tableStatuses = (language: Language): StatusFields[] => {
  const others = languages.filter((other) => other !== language);
  return steps.map(({ key, ...fields }) => ({
    ...fields,
    name: messageTexts(language)(key),
    languageList: others.map((languageType) => ({
      languageType,
      name: messageTexts(languageType)(key),
    })),
  }));
};

/**
 * Those of them that a venue lacks. It has one already by whatever language's name, and Left by any status
 * that says so: what else a status means, only its name tells.
 */
export function missingTableStatuses(
  own: readonly Pick<BookingStatus, 'name' | 'hasLeft'>[],
  language: Language,
): StatusFields[] {
  const names = new Set(own.map(({ name }) => normalise(name)));
  const inAll = languages.map(tableStatuses);
  return tableStatuses(language).filter(({ hasLeft }, index) =>
    hasLeft
      ? !own.some((status) => status.hasLeft)
      : !inAll.some((statuses) => names.has(normalise(statuses[index]?.name ?? ''))),
  );
}
