import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditNames } from '../audit/public';
import { BookingStatusesService } from '../booking-statuses/public';
import { CustomersService } from '../customers/public';
import { DiningRoomsService } from '../dining-rooms/public';
import { PlacedPictures } from '../media/public';
import { MembershipTypesService } from '../memberships/public';
import { PackagesService } from '../packages/public';
import { SegmentsService } from '../segments/public';
import { ServicesService } from '../services/public';
import { TherapistsService, TreatmentRoomsService, TreatmentTypesService } from '../spa/public';
import { ThemesService } from '../themes/public';
import { UsersService } from '../users/public';

/** What the log calls everything that it refers to by id. */
@Injectable()
export class DomainAuditNames implements OnModuleInit {
  // fourteen: one for each kind of thing that the log names
  constructor(
    private readonly names: AuditNames,
    private readonly customers: CustomersService,
    private readonly diningRooms: DiningRoomsService,
    private readonly membershipTypes: MembershipTypesService,
    private readonly packages: PackagesService,
    private readonly pictures: PlacedPictures,
    private readonly segments: SegmentsService,
    private readonly services: ServicesService,
    private readonly statuses: BookingStatusesService,
    private readonly themes: ThemesService,
    private readonly therapists: TherapistsService,
    private readonly treatmentRooms: TreatmentRoomsService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.names.register('bookingStatus', async (scope, ids) =>
      ownNames(await this.statuses.byIds(scope, ids)),
    );
    this.names.register('customer', async (scope, ids) =>
      fullNames(await this.customers.namesOf(scope, ids)),
    );
    this.names.register('diningRoom', async (scope, ids) =>
      ownNames(await this.diningRooms.byIds(scope, ids)),
    );
    this.names.register('table', async (scope) => {
      const tables = (await this.diningRooms.list(scope)).flatMap((room) => room.tables);
      return new Map(tables.map(({ _id, name }) => [_id.toHexString(), name]));
    });
    this.names.register('membershipType', async (scope, ids) =>
      ownNames(await this.membershipTypes.byIds(scope, ids)),
    );
    this.names.register('package', async (scope, ids) =>
      ownNames(await this.packages.byIds(scope, ids)),
    );
    this.names.register('picture', (scope, ids) => this.pictures.namesOf(scope, ids));
    this.names.register('segment', async (scope, ids) => {
      const segments = await this.segments.byIds(scope, ids);
      return new Map([...segments].map(([id, { type }]) => [id, type]));
    });
    this.names.register('service', async (scope, ids) =>
      ownNames(await this.services.byIds(scope, ids)),
    );
    this.names.register('theme', async (scope, ids) =>
      ownNames(await this.themes.byIds(scope, ids)),
    );
    this.names.register('therapist', async (scope, ids) =>
      ownNames(await this.therapists.byIds(scope, ids)),
    );
    this.names.register('treatmentRoom', async (scope, ids) =>
      ownNames(await this.treatmentRooms.byIds(scope, ids)),
    );
    this.names.register('treatmentType', async (scope, ids) =>
      ownNames(await this.treatmentTypes.byIds(scope, ids)),
    );
    this.names.register('user', async (scope, ids) =>
      fullNames(await this.users.byIds(scope, ids)),
    );
  }
}

const ownNames = (found: ReadonlyMap<string, { name: string }>) =>
  new Map([...found].map(([id, { name }]) => [id, name]));

const fullNames = (found: ReadonlyMap<string, { firstname: string; lastname: string }>) =>
  new Map(
    [...found].flatMap(([id, { firstname, lastname }]) => {
      const name = `${firstname} ${lastname}`.trim();
      return name ? [[id, name]] : [];
    }),
  );
