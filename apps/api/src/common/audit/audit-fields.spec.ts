import { type AuditEntity, auditFields } from '@atrium/rules/audit/audit-fields';
import type { Schema } from 'mongoose';
import { BookingStatusSchema } from '../../modules/booking-statuses/booking-status.schema';
import { BookingSchema } from '../../modules/bookings/booking.schema';
import { CustomerSchema } from '../../modules/customers/customer.schema';
import { DiningRoomSchema } from '../../modules/dining-rooms/dining-room.schema';
import { MembershipSchema } from '../../modules/memberships/membership.schema';
import { MembershipTypeSchema } from '../../modules/memberships/types/membership-type.schema';
import { MessageTextSchema } from '../../modules/messages/texts/message-text.schema';
import { PackageSchema } from '../../modules/packages/package.schema';
import { SegmentSchema } from '../../modules/segments/segment.schema';
import { ServiceSchema } from '../../modules/services/service.schema';
import { TreatmentRoomSchema } from '../../modules/spa/rooms/treatment-room.schema';
import { TherapistSchema } from '../../modules/spa/therapists/therapist.schema';
import { TreatmentTypeSchema } from '../../modules/spa/treatment-types/treatment-type.schema';
import { StaySchema } from '../../modules/stays/stay.schema';
import { ThemeSchema } from '../../modules/themes/theme.schema';
import { UserSchema } from '../../modules/users/user.schema';
import { VendorSchema } from '../../modules/vendors/vendor.schema';
import { changesBetween } from './changes-between';

/** Whose entries have the whole document; the others have the few fields that their writer names. */
const documents = {
  booking: BookingSchema,
  bookingStatus: BookingStatusSchema,
  customer: CustomerSchema,
  diningRoom: DiningRoomSchema,
  membership: MembershipSchema,
  membershipType: MembershipTypeSchema,
  messageTemplate: MessageTextSchema,
  package: PackageSchema,
  segment: SegmentSchema,
  service: ServiceSchema,
  stay: StaySchema,
  theme: ThemeSchema,
  therapist: TherapistSchema,
  treatmentRoom: TreatmentRoomSchema,
  treatmentType: TreatmentTypeSchema,
  user: UserSchema,
  vendor: VendorSchema,
} satisfies Partial<Record<AuditEntity, Schema>>;

describe('the table of audited fields', () => {
  it.each(Object.entries(documents))(
    'has every field of a %s that the log stores',
    (entity, schema) => {
      const { after = {} } = changesBetween(
        null,
        Object.fromEntries(Object.keys(schema.paths).map((path) => [path, 'a value'])),
      );
      const known = Object.keys(auditFields[entity as keyof typeof documents]);
      const missing = Object.keys(after).filter(
        (field) => !['_id', 'createdAt', ...known].includes(field),
      );
      expect(missing).toEqual([]);
    },
  );
});
