const labels = {
  name: 'settings:services.sections.texts',
  description: 'settings:services.sections.texts',
  texts: 'settings:services.sections.texts',
  comment: 'settings:services.sections.texts',
  category: 'settings:services.guide.category',
  included: 'settings:services.guide.included',
  bring: 'settings:services.guide.bring',
  meetingPoint: 'settings:services.guide.meetingPoint',
  mapAddress: 'settings:services.guide.mapAddress',
  accessibility: 'settings:services.guide.accessibility',
  guides: 'settings:services.sections.guide',
  active: 'settings:services.active',
  capacity: 'settings:services.capacity',
  durationMinutes: 'settings:services.duration',
  times: 'settings:services.sections.times',
  specialdays: 'settings:services.sections.special',
  code: 'settings:services.code',
  reminders: 'settings:services.reminders.title',
  price: 'settings:services.price',
  ageBands: 'settings:services.ageBands.title',
  prepaidPart: 'settings:services.prepayment.part',
  prepaymentExceptions: 'settings:services.prepayment.exceptions',
  noShowFee: 'settings:services.noShow.label',
  cancellationTerms: 'settings:services.cancellation.title',
  taxRates: 'settings:services.tax.title',
  addons: 'booking.addons',
  tables: 'settings:services.sections.seating',
  _venues: 'settings:services.seating.rooms',
  _pictures: 'settings:pictures.title',
  turnTimes: 'settings:services.seating.turnTimes',
  pacing: 'settings:services.seating.pacing',
  maxSpareSeats: 'settings:services.seating.spare',
} as const;

type Label = (typeof labels)[keyof typeof labels] | 'settings:services.sections.rules';

const isNamed = (field: string): field is keyof typeof labels => field in labels;

/** The name of the section that a field belongs to. */
export const fieldLabel = (field: string): Label =>
  isNamed(field) ? labels[field] : 'settings:services.sections.rules';
