/** The sections of a service's form, in order; `?section=` names the open one. */
export const sections = [
  { key: 'texts', label: 'settings:services.sections.texts' },
  { key: 'guide', label: 'settings:services.sections.guide' },
  { key: 'pictures', label: 'settings:pictures.title' },
  { key: 'times', label: 'settings:services.sections.times' },
  { key: 'special', label: 'settings:services.sections.special' },
  { key: 'rules', label: 'settings:services.sections.rules' },
  { key: 'price', label: 'settings:services.sections.price' },
  { key: 'seating', label: 'settings:services.sections.seating' },
] as const;

export type Section = (typeof sections)[number]['key'];

export const toSection = (
  text: string | null,
  shown: readonly { readonly key: Section }[] = sections,
): Section => shown.find(({ key }) => key === text)?.key ?? 'texts';

const sectionOfField: Readonly<Record<string, Section>> = {
  category: 'guide',
  included: 'guide',
  bring: 'guide',
  meetingPoint: 'guide',
  mapAddress: 'guide',
  accessibility: 'guide',
  guides: 'guide',
  _pictures: 'pictures',
  capacity: 'times',
  durationMinutes: 'times',
  times: 'times',
  specialdays: 'special',
  bookingWindowDays: 'rules',
  minNoticeMinutes: 'rules',
  cancellationHours: 'rules',
  reminders: 'rules',
  code: 'rules',
  price: 'price',
  ageBands: 'price',
  prepayment: 'price',
  prepaidPart: 'price',
  noShowFee: 'price',
  prepaymentExceptions: 'price',
  cancellationTerms: 'price',
  taxRates: 'price',
  addons: 'price',
  tables: 'seating',
  _venues: 'seating',
  turnTimes: 'seating',
  pacing: 'seating',
  maxSpareSeats: 'seating',
};

/** The section with the first field at fault. */
export function sectionAtFault(fields: readonly string[]): Section | undefined {
  const atFault = new Set(fields.map((field) => sectionOfField[field] ?? 'texts'));
  return sections.find(({ key }) => atFault.has(key))?.key;
}
