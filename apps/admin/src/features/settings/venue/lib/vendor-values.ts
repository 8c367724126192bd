import type { UpdateVendorInput, VendorOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { isNetworkRange, type TrustedNetwork } from '@atrium/rules/access/trusted-networks';
import { parseTime } from '@atrium/rules/calendar/minutes';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { EMAIL, textOrNull, wholeNumber } from '../../../../shared/forms/field-values';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** A venue as its form holds it: empty is ''. */
export interface VendorValues {
  name: string;
  languageCode: string;
  tagline: string;
  logo: string;
  /** Ids of pictures; empty: none. */
  _logoLight: string;
  _logoDark: string;
  _cover: string;
  _icon: string;
  legalLink: string;
  email: string;
  /** With a country prefix, or as dialled in the venue's country. */
  phone: string;
  organisationNumber: string;
  address: { street: string; postalCode: string; city: string; country: string };
  smsSender: string;
  emailSender: string;
  /** Empty: never. */
  anonymiseAfterMonths: string;
  /** In the currency's units, as typed; empty: any amount. */
  refundLimit: string;
  reviewRequests: boolean;
  /** HH:mm; equal ones: none. */
  quietFrom: string;
  quietUntil: string;
  waitingListPromotion: 'auto' | 'manual';
  /** Empty: nobody must have a second factor. */
  secondFactorFrom: '' | '1' | '2' | '3';
  trustedNetworks: TrustedNetwork[];
  /** A code is asked for in the trusted networks, too. */
  secondFactorInNetworks: boolean;
  signInOnlyFromNetworks: boolean;
  /** Id; empty: none. */
  _defaultSegment: string;
}

/** From which level on a second factor may be demanded. */
export const secondFactorLevels = [1, 2, 3] as const;

/** Up to 10 letters and digits, the limit of SMS gateways. */
const SMS_SENDER = /^[A-Za-z0-9]{1,10}$/;
const LINK = /^(https?:\/\/\S+|\/\S*)$/;
const MAX_MONTHS = 240;

export function toVendorValues(vendor: VendorOutput | undefined): VendorValues {
  const { street = '', postalCode = '', city = '', country = '' } = vendor?.address ?? {};
  return {
    name: vendor?.name ?? '',
    languageCode: vendor?.languageCode ?? 'en',
    tagline: vendor?.tagline ?? '',
    logo: vendor?.logo ?? '',
    _logoLight: vendor?._logoLight ?? '',
    _logoDark: vendor?._logoDark ?? '',
    _cover: vendor?._cover ?? '',
    _icon: vendor?._icon ?? '',
    legalLink: vendor?.legalLink ?? '',
    email: vendor?.email ?? '',
    phone: vendor?.phone ?? '',
    organisationNumber: vendor?.organisationNumber ?? '',
    address: { street, postalCode, city, country },
    smsSender: vendor?.smsSender ?? '',
    emailSender: vendor?.emailSender ?? '',
    anonymiseAfterMonths: String(vendor?.anonymiseAfterMonths ?? ''),
    refundLimit:
      vendor?.refundLimit === undefined ? '' : amountText(vendor.refundLimit, vendor.currency),
    reviewRequests: vendor?.reviewRequests ?? false,
    quietFrom: formatTime(vendor?.quietFrom ?? 0),
    quietUntil: formatTime(vendor?.quietUntil ?? 0),
    waitingListPromotion: vendor?.waitingListPromotion === 'auto' ? 'auto' : 'manual',
    secondFactorFrom: toSecondFactorFrom(vendor?.secondFactorFrom),
    trustedNetworks: vendor?.trustedNetworks ?? [],
    secondFactorInNetworks: vendor?.secondFactorInNetworks ?? true,
    signInOnlyFromNetworks: vendor?.signInOnlyFromNetworks ?? false,
    _defaultSegment: vendor?._defaultSegment ?? '',
  };
}

const toSecondFactorFrom = (from: number | undefined): VendorValues['secondFactorFrom'] => {
  const level = secondFactorLevels.find((one) => one === from);
  return level === undefined ? '' : `${level}`;
};

/** Nothing while one is empty, which `vendorProblems` does not let through. */
function quietHoursInput({ quietFrom: from, quietUntil: until }: VendorValues) {
  const [quietFrom, quietUntil] = [parseTime(from), parseTime(until)];
  return quietFrom === undefined || quietUntil === undefined ? {} : { quietFrom, quietUntil };
}

/** What saving sends; an emptied field removes its value. */
export function toVendorInput(
  values: VendorValues,
  currency: string,
): Omit<UpdateVendorInput, 'version'> {
  const { street, postalCode, city, country } = values.address;
  const address = {
    ...(street.trim() && { street: street.trim() }),
    ...(postalCode.trim() && { postalCode: postalCode.trim() }),
    ...(city.trim() && { city: city.trim() }),
    ...(country.trim() && { country: country.trim().toUpperCase() }),
  };
  return {
    name: values.name.trim(),
    languageCode: values.languageCode,
    tagline: textOrNull(values.tagline),
    logo: textOrNull(values.logo),
    _logoLight: values._logoLight || null,
    _logoDark: values._logoDark || null,
    _cover: values._cover || null,
    _icon: values._icon || null,
    legalLink: textOrNull(values.legalLink),
    email: textOrNull(values.email),
    phone: textOrNull(values.phone),
    organisationNumber: textOrNull(values.organisationNumber),
    address: Object.keys(address).length > 0 ? address : null,
    smsSender: textOrNull(values.smsSender),
    emailSender: textOrNull(values.emailSender),
    anonymiseAfterMonths: wholeNumber(values.anonymiseAfterMonths) ?? null,
    refundLimit: values.refundLimit.trim()
      ? (parseAmount(values.refundLimit, currency) ?? null)
      : null,
    reviewRequests: values.reviewRequests,
    ...quietHoursInput(values),
    waitingListPromotion: values.waitingListPromotion,
    secondFactorFrom:
      secondFactorLevels.find((level) => String(level) === values.secondFactorFrom) ?? null,
    ...networksInput(values),
    _defaultSegment: values._defaultSegment || null,
  };
}

/** Without networks, what holds in them is as at first. */
function networksInput(values: VendorValues) {
  const { secondFactorInNetworks, signInOnlyFromNetworks } = values;
  const trustedNetworks = values.trustedNetworks.map(({ name, range }) => ({
    name: name.trim(),
    range: range.trim(),
  }));
  const hasAny = trustedNetworks.length > 0;
  return {
    trustedNetworks,
    secondFactorInNetworks: hasAny ? secondFactorInNetworks : true,
    signInOnlyFromNetworks: hasAny && signInOnlyFromNetworks,
  };
}

/** Why a venue cannot be saved. */
export function vendorProblems(values: VendorValues, currency: string): FieldProblem[] {
  const months = wholeNumber(values.anonymiseAfterMonths);
  const isMonths = months === null || (months !== undefined && months >= 1 && months <= MAX_MONTHS);
  const wrong = (text: string, pattern: RegExp) => text.trim() !== '' && !pattern.test(text.trim());
  const checks: [boolean, FieldProblem][] = [
    [values.name.trim() === '', { name: 'name', code: 'FIELD_REQUIRED' }],
    [wrong(values.logo, LINK), { name: 'logo', code: 'FIELD_INVALID' }],
    [wrong(values.legalLink, LINK), { name: 'legalLink', code: 'FIELD_INVALID' }],
    [wrong(values.email, EMAIL), { name: 'email', code: 'INVALID_EMAIL' }],
    [wrong(values.emailSender, EMAIL), { name: 'emailSender', code: 'INVALID_EMAIL' }],
    [wrong(values.smsSender, SMS_SENDER), { name: 'smsSender', code: 'FIELD_INVALID' }],
    [
      wrong(values.address.country, /^[A-Za-z]{2}$/),
      { name: 'address.country', code: 'FIELD_INVALID' },
    ],
    [
      parseAmount(values.refundLimit, currency) === undefined,
      { name: 'refundLimit', code: 'FIELD_INVALID' },
    ],
    [!isMonths, { name: 'anonymiseAfterMonths', code: 'FIELD_OUT_OF_RANGE' }],
    [parseTime(values.quietFrom) === undefined, { name: 'quietFrom', code: 'INVALID_TIME' }],
    [parseTime(values.quietUntil) === undefined, { name: 'quietUntil', code: 'INVALID_TIME' }],
  ];
  const ofNetworks = values.trustedNetworks.flatMap(({ name, range }, index): FieldProblem[] => [
    ...(name.trim() === ''
      ? [{ name: `trustedNetworks.${index}.name`, code: 'FIELD_REQUIRED' } as const]
      : []),
    ...(isNetworkRange(range)
      ? []
      : [{ name: `trustedNetworks.${index}.range`, code: 'NETWORK_RANGE_INVALID' } as const]),
  ]);
  return [...checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem), ...ofNetworks];
}
