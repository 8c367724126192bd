import { useTranslation } from 'react-i18next';
import { fieldNames, isKnownField, plainField } from '../../../shared/audit/audit-labels';

/** Fields of files that the log does not know, or names differently. */
const own = {
  externalId: 'admin:transfer.fields.externalId',
  guestId: 'admin:transfer.fields.guestId',
  guestExternalId: 'admin:transfer.fields.guestExternalId',
  pricePerNight: 'admin:transfer.fields.pricePerNight',
  street: 'admin:guest.fields.street',
  postalCode: 'admin:guest.fields.postalCode',
  city: 'admin:guest.fields.city',
  country: 'admin:guest.fields.country',
  service: 'admin:booking.service',
  start: 'admin:booking.start',
  end: 'admin:booking.end',
  state: 'admin:booking.status',
  status: 'admin:booking.status',
  type: 'admin:memberships.typeLabel',
  bookingDate: 'admin:stays.bookingDate',
  numberOfUsages: 'admin:memberships.usage',
} as const;

const isOwn = (field: string): field is keyof typeof own => field in own;

/** The name of a file's field. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['admin', 'common']);
  return (field) => {
    if (isOwn(field)) return t(own[field]);
    return isKnownField(field) ? t(fieldNames[field]) : plainField(field);
  };
}
