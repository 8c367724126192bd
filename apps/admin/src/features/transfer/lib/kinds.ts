/** What can be brought in, and what can be written out; bookings are written out from their list. */
export const importKinds = ['guests', 'bookings', 'stays', 'memberships'] as const;
export const exportKinds = ['guests', 'stays', 'memberships'] as const;

export type ImportKind = (typeof importKinds)[number];
export type ExportKind = (typeof exportKinds)[number];

export const asImportKind = (value: string | null): ImportKind =>
  importKinds.find((kind) => kind === value) ?? 'guests';
