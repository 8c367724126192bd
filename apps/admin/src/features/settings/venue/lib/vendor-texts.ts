/** The names of a venue's fields. */
export const vendorTexts = {
  name: 'settings:vendor.name',
  tagline: 'settings:vendor.tagline',
  email: 'settings:vendor.email',
  phone: 'settings:vendor.phone',
  organisationNumber: 'settings:vendor.organisationNumber',
  address: 'guest.address',
  languageCode: 'settings:vendor.language',
  logo: 'settings:vendor.logo',
  _logoLight: 'settings:vendor.pictures.logo',
  _logoDark: 'settings:vendor.pictures.logoDark',
  _cover: 'settings:vendor.pictures.cover',
  _icon: 'settings:vendor.pictures.icon',
  legalLink: 'settings:vendor.legalLink',
  smsSender: 'settings:vendor.smsSender',
  emailSender: 'settings:vendor.emailSender',
  anonymiseAfterMonths: 'settings:vendor.anonymise',
  refundLimit: 'settings:vendor.refundLimit',
  reviewRequests: 'settings:vendor.reviewRequests',
  quietFrom: 'settings:vendor.quietHours.from',
  quietUntil: 'settings:vendor.quietHours.until',
  waitingListPromotion: 'settings:vendor.promotion.label',
  secondFactorFrom: 'settings:vendor.secondFactor.label',
  trustedNetworks: 'settings:vendor.networks.title',
  secondFactorInNetworks: 'settings:vendor.networks.ask',
  signInOnlyFromNetworks: 'settings:vendor.networks.only',
  _defaultSegment: 'settings:vendor.defaultSegment',
} as const;

const isNamed = (field: string): field is keyof typeof vendorTexts => field in vendorTexts;

/** The name of a field. */
export const vendorText = (field: string) => (isNamed(field) ? vendorTexts[field] : undefined);
