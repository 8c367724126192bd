import { settingName } from '../editing/setting-names';

/** What the screens call the fields of guests and their bookings -> key of the name. */
export const fieldNames = {
  firstname: 'common:fields.firstName',
  lastname: 'common:fields.lastName',
  email: 'common:fields.email',
  phone: 'common:fields.phone',
  birthDate: 'admin:guest.fields.birthDate',
  gender: 'admin:guest.fields.gender',
  loyaltyCode: 'admin:guest.fields.loyaltyCode',
  globalComments: 'admin:guest.fields.globalComments',
  allergies: 'admin:guest.fields.allergies',
  vip: 'admin:guest.fields.vip',
  preferences: 'admin:guest.fields.preferences',
  tags: 'admin:guest.fields.tags',
  active: 'admin:guest.fields.active',
  doNotDelete: 'admin:guest.fields.eternal',
  company: 'admin:guest.fields.company',
  level: 'admin:guest.fields.level',
  address: 'admin:guest.address',
  languageCode: 'admin:guest.fields.language',
  date: 'admin:booking.date',
  start: 'admin:booking.date',
  timeindex: 'admin:booking.start',
  timeindexEnd: 'admin:booking.end',
  participants: 'admin:booking.participants',
  numberOfChildren: 'admin:booking.children',
  childAges: 'admin:booking.childAges',
  waitingList: 'admin:booking.waitingList',
  comment: 'admin:booking.comment',
  internalComment: 'admin:booking.internalComment',
  roomNumber: 'admin:booking.roomNumber',
  bookingId: 'admin:booking.bookingId',
  addons: 'admin:booking.addons',
  cancelledAt: 'admin:booking.cancelledAt',
  attendenceVerified: 'admin:today.arrived',
  companions: 'admin:booking.companions',
  tableWish: 'admin:auditLogs.words.tableWish',
  subject: 'admin:messages.subject',
  rating: 'admin:reviews.rating',
  _service: 'admin:booking.service',
  _bookingStatus: 'admin:booking.status',
  _segment: 'admin:booking.segment',
  _membershipType: 'admin:memberships.type',
  _package: 'admin:stayEdit.package',
  arrivaldate: 'admin:stays.arrivalDate',
  departuredate: 'admin:stays.departureDate',
  nrOfGuests: 'admin:stays.pax',
  roomType: 'admin:stays.roomType',
  adults: 'admin:stayEdit.adults',
  children: 'admin:stayEdit.children',
  babies: 'admin:stayEdit.babies',
  services: 'admin:stays.services',
  dateFrom: 'admin:memberships.startDate',
  dateUntil: 'admin:memberships.endDate',
  graceUntil: 'admin:memberships.graceUntil',
  renewedFor: 'admin:memberships.renewedFor',
  pausedFrom: 'admin:memberships.pausedSince',
  endedOn: 'admin:memberships.endedOn',
  maxNumberOfUsages: 'admin:memberships.maxLabel',
  numberOfUsages: 'admin:memberships.ledger.total',
  price: 'admin:memberships.price',
  _customer: 'admin:booking.guest',
  onlineBooking: 'admin:booking.online',
  overridden: 'admin:newBooking.override',
  bookingDate: 'admin:stays.bookingDate',
  status: 'common:fields.status',
  pricePerNight: 'admin:transfer.fields.pricePerNight',
  packageName: 'admin:stayEdit.package',
  packagePrice: 'common:fields.price',
  treatmentTypes: 'admin:stays.treatmentTypes',
  consents: 'admin:auditLogs.words.consents',
  with: 'admin:auditLogs.words.mergedWith',
  passwordHash: 'common:fields.password',
} as const;

type FieldName = keyof typeof fieldNames;

export const isKnownField = (field: string): field is FieldName => field in fieldNames;

/** `cancelledAt` -> 'cancelled at', for fields without a name of their own. */
export const plainField = (field: string): string =>
  field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** What a form of the settings calls a field that others call otherwise. */
const ofOneKind = {
  apiKey: {
    scopes: 'settings:partners.access',
    perMinute: 'settings:partners.perMinute',
    expiresAt: 'settings:partners.expires',
  },
  webhook: {
    url: 'settings:webhooks.address',
    events: 'settings:webhooks.events',
    active: 'settings:webhooks.on',
    message: 'settings:webhooks.message',
  },
  booking: { tables: 'admin:auditLogs.words.tables' },
  bookingStatus: { active: 'settings:statuses.active' },
  membership: {
    maxNumberOfUsages: 'admin:memberships.uses',
    taxBasisPoints: 'settings:sale.tax',
  },
  diningRoom: {
    defaultFNB: 'admin:auditLogs.words.defaultRoom',
    tables: 'admin:auditLogs.words.tables',
    combinations: 'admin:auditLogs.words.combinations',
    sections: 'admin:auditLogs.words.sections',
    _background: 'admin:auditLogs.words.planBackground',
    backgroundOpacity: 'admin:auditLogs.words.backgroundStrength',
    _picture: 'admin:auditLogs.words.roomPicture',
    bookings: 'admin:auditLogs.words.broken',
    bookingIds: 'admin:auditLogs.words.brokenNumbers',
  },
  picture: { texts: 'settings:pictures.alt' },
  pause: {
    name: 'admin:auditLogs.words.diningRoom',
    until: 'admin:auditLogs.words.until',
  },
  tableBlock: {
    name: 'admin:auditLogs.words.reason',
    _venue: 'admin:auditLogs.words.diningRoom',
    tables: 'admin:auditLogs.words.tables',
    date: 'admin:auditLogs.words.firstDay',
    until: 'admin:auditLogs.words.lastDay',
    timeindex: 'admin:booking.start',
    timeindexEnd: 'admin:booking.end',
  },
  doorParty: { quotedMinutes: 'admin:auditLogs.words.quotedWait', state: 'common:fields.status' },
  ledger: { used: 'admin:auditLogs.words.placesUsed', cap: 'settings:services.capacity' },
  intakeSettings: {
    consent: 'admin:auditLogs.words.spa.consent',
    consentVersion: 'admin:auditLogs.words.spa.consentVersion',
    keepDays: 'admin:auditLogs.words.spa.keepDays',
    languages: 'admin:auditLogs.words.spa.languages',
  },
  membershipType: {
    _picture: 'admin:auditLogs.words.roomPicture',
    agreement: 'settings:sale.agreement',
    online: 'settings:sale.online',
    taxBasisPoints: 'settings:sale.tax',
    services: 'settings:membershipTypes.services',
    treatmentTypes: 'settings:membershipTypes.treatmentTypes',
  },
  package: {
    _picture: 'admin:auditLogs.words.roomPicture',
    agreement: 'settings:sale.agreement',
    online: 'settings:sale.online',
    perDay: 'settings:sale.perDay',
  },
  sectionService: { servers: 'admin:auditLogs.words.sections' },
  sitePage: {
    name: 'settings:sitePages.address',
    siteState: 'settings:sitePages.state',
    publicFrom: 'settings:sitePages.publicFrom',
    languageList: 'settings:sitePages.texts',
    _picture: 'settings:sitePages.picture',
  },
  widgetSettings: {
    origins: 'admin:auditLogs.words.origins',
    widgets: 'admin:auditLogs.words.widgets',
  },
  service: {
    active: 'settings:services.active',
    bookings: 'admin:auditLogs.words.broken',
    bookingIds: 'admin:auditLogs.words.brokenNumbers',
  },
  absence: {
    _therapist: 'admin:auditLogs.words.spa.therapist',
    date: 'admin:auditLogs.words.firstDay',
    until: 'admin:auditLogs.words.lastDay',
    timeindex: 'admin:booking.start',
    timeindexEnd: 'admin:booking.end',
    reason: 'admin:auditLogs.words.reason',
  },
  shift: {
    _therapist: 'admin:auditLogs.words.spa.therapist',
    breaks: 'admin:auditLogs.words.spa.breaks',
    shifts: 'admin:auditLogs.words.spa.shifts',
    timeindex: 'admin:booking.start',
    timeindexEnd: 'admin:booking.end',
    until: 'admin:auditLogs.words.lastDay',
  },
  shiftTemplate: {
    breaks: 'admin:auditLogs.words.spa.breaks',
    timeindex: 'admin:booking.start',
    timeindexEnd: 'admin:booking.end',
    weekdays: 'admin:auditLogs.words.spa.weekdays',
  },
  therapist: {
    treatments: 'admin:auditLogs.words.spa.broken',
    _user: 'admin:auditLogs.words.spa.account',
    active: 'admin:auditLogs.words.spa.inUse',
    _picture: 'settings:picture',
    imgUrl: 'settings:therapists.picture',
    languages: 'admin:auditLogs.words.spa.languages',
    level: 'admin:auditLogs.words.spa.level',
  },
  treatment: {
    _room: 'admin:auditLogs.words.spa.room',
    _treatmentType: 'admin:auditLogs.words.spa.type',
    guests: 'admin:auditLogs.words.spa.guests',
    outsideWorkingTime: 'admin:auditLogs.words.spa.outsideWorkingTime',
    paidBy: 'admin:paidBy.label',
    therapists: 'admin:auditLogs.words.spa.therapists',
    treatmentLock: 'admin:auditLogs.words.spa.locked',
    startedAt: 'admin:auditLogs.words.spa.started',
    doneAt: 'admin:auditLogs.words.spa.done',
  },
  treatmentRoom: {
    active: 'admin:auditLogs.words.spa.inUse',
    equipment: 'admin:auditLogs.words.spa.equipment',
    kind: 'admin:auditLogs.words.spa.kind',
    places: 'admin:auditLogs.words.spa.places',
  },
  treatmentType: {
    active: 'admin:auditLogs.words.spa.offered',
    anyOrder: 'admin:auditLogs.words.spa.anyOrder',
    cancelInformation: 'admin:auditLogs.words.spa.cancelInformation',
    guests: 'admin:auditLogs.words.spa.guests',
    intake: 'settings:treatmentTypes.intake.title',
    lengths: 'admin:auditLogs.words.spa.lengths',
    levelPrices: 'admin:auditLogs.words.spa.levelPrices',
    online: 'admin:auditLogs.words.spa.online',
    preparation: 'admin:auditLogs.words.spa.preparation',
    reset: 'admin:auditLogs.words.spa.reset',
    rooms: 'admin:auditLogs.words.spa.rooms',
    therapists: 'admin:auditLogs.words.spa.therapists',
    therapistsNeeded: 'admin:auditLogs.words.spa.therapistsNeeded',
  },
  payment: { amount: 'admin:auditLogs.words.amount' },
  voucher: {
    amount: 'admin:auditLogs.words.amount',
    ending: 'admin:auditLogs.words.giftCard.ending',
    validUntil: 'admin:auditLogs.words.giftCard.validUntil',
  },
  voucherSettings: {
    onSale: 'admin:auditLogs.words.giftCard.onSale',
    amounts: 'admin:auditLogs.words.giftCard.amounts',
    least: 'admin:auditLogs.words.giftCard.least',
    most: 'admin:auditLogs.words.giftCard.most',
    validMonths: 'admin:auditLogs.words.giftCard.validMonths',
  },
  treatmentWait: {
    _treatmentType: 'admin:auditLogs.words.spa.type',
    date: 'admin:auditLogs.words.firstDay',
    until: 'admin:auditLogs.words.lastDay',
  },
  user: {
    active: 'admin:guest.fields.active',
    way: 'settings:signInLog.way',
    why: 'settings:signInLog.why',
    device: 'settings:signInLog.device',
    networkAddress: 'settings:signInLog.networkAddress',
  },
  vendor: {
    _logoLight: 'settings:vendor.pictures.logo',
    _logoDark: 'settings:vendor.pictures.logoDark',
    _cover: 'settings:vendor.pictures.cover',
    _icon: 'settings:vendor.pictures.icon',
    _defaultSegment: 'settings:vendor.defaultSegment',
    _defaultTheme: 'settings:themes.use',
    spaTimeSlotSpaceInMinutes: 'admin:auditLogs.words.spaGrid',
  },
} as const;

type Keys<Tree> = Tree extends string ? Tree : { [Key in keyof Tree]: Keys<Tree[Key]> }[keyof Tree];
type LabelKey =
  | Keys<typeof fieldNames>
  | Keys<typeof ofOneKind>
  | NonNullable<ReturnType<typeof settingName>>;

/** Kinds of things that have a guest. */
const ofGuests = new Set(['booking', 'customer', 'membership', 'message', 'stay', 'treatment']);

/** Key of the name of a field of a thing; undefined for what no screen shows. */
export function fieldLabel(entity: string, field: string): LabelKey | undefined {
  const own: Record<string, Record<string, LabelKey>> = ofOneKind;
  const known = isKnownField(field) ? fieldNames[field] : undefined;
  const called = own[entity]?.[field];
  if (called || ofGuests.has(entity)) return called ?? known;
  return settingName(field) ?? known;
}
