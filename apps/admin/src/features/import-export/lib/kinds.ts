import { hasPart, type Modules, type Part } from '@atrium/rules/venue/modules';

/** What can be imported and exported; bookings are exported from their list. */
export const importKinds = ['guests', 'bookings', 'stays', 'memberships', 'tables'] as const;
export const exportKinds = ['guests', 'stays', 'memberships', 'tables'] as const;

export type ImportKind = (typeof importKinds)[number];
export type ExportKind = (typeof exportKinds)[number];

/** Kinds that only venues with a part of the product have. */
const partOf: Partial<Record<ImportKind, Part>> = {
  stays: 'stays',
  memberships: 'memberships',
  tables: 'fnb',
};

/** Those kinds that a venue has. */
export const kindsOf = <Kind extends ImportKind>(
  kinds: readonly Kind[],
  modules: Modules,
): Kind[] =>
  kinds.filter((kind) => {
    const part = partOf[kind];
    return part === undefined || hasPart(modules, part);
  });

/** The kind that an address names, if the venue has it. */
export const asImportKind = (value: string | null, modules: Modules): ImportKind =>
  kindsOf(importKinds, modules).find((kind) => kind === value) ?? 'guests';
