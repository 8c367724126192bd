import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';

/** What can be deleted only as long as nothing needs it. */
export const dependedOnKinds = [
  'bookingStatus',
  'membershipType',
  'package',
  'picture',
  'segment',
  'service',
  'therapist',
  'treatmentRoom',
  'treatmentType',
] as const;
export type DependedOnKind = (typeof dependedOnKinds)[number];

const dependentKinds = [
  'absences',
  'bookings',
  'diningRooms',
  'memberships',
  'membershipTypes',
  'packages',
  'services',
  'shifts',
  'sitePages',
  'stays',
  'therapists',
  'treatments',
  'treatmentTypes',
  'treatmentWaits',
  'venue',
  'venuePictures',
  'widgets',
] as const;
export type DependentKind = (typeof dependentKinds)[number];

export class DependentsParams {
  @IsIn(dependedOnKinds)
  @ApiProperty({ enum: dependedOnKinds, enumName: 'DependedOnKind' })
  kind: DependedOnKind;
  @IsId() id: string;
}

/** Documents of one kind that name it. */
export class DependentOutput {
  /** `venue`: it is the venue’s default. `venuePictures`: it is the venue’s logo, cover or icon. */
  @ApiProperty({ enum: dependentKinds, enumName: 'DependentKind' })
  kind: DependentKind;
  /** How many, past and upcoming. */
  count: number;
  /** They keep it from being deleted; others lose it. */
  blocks: boolean;
}
