import { useTranslation } from 'react-i18next';
import { fieldNames, isKnownField, plainField } from '../../../shared/audit/audit-labels';

/** Fields of files that the log does not know, or names differently. */
const own = {
  externalId: 'admin:transfer.fields.externalId',
  guestId: 'admin:transfer.fields.guestId',
  guestExternalId: 'admin:transfer.fields.guestExternalId',
  pricePerNight: 'admin:transfer.fields.pricePerNight',
  diningRoom: 'admin:transfer.fields.diningRoom',
  table: 'admin:transfer.fields.table',
  tables: 'admin:transfer.kinds.tables',
  guestCount: 'admin:transfer.fields.guestCount',
  minGuests: 'admin:transfer.fields.minGuests',
  section: 'admin:transfer.fields.section',
  attributes: 'admin:transfer.fields.attributes',
  posX: 'admin:transfer.fields.posX',
  posY: 'admin:transfer.fields.posY',
  width: 'admin:transfer.fields.width',
  height: 'admin:transfer.fields.height',
  radius: 'admin:transfer.fields.radius',
  rotation: 'admin:transfer.fields.rotation',
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
