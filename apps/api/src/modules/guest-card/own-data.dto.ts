import { HubReservations } from '../bookings/hub-reservations.service';
import { OwnDataOutput } from '../customers/customers.service';
import { StayOutput } from '../stays/stays.service';

/** Everything a vendor holds of a guest that is the guest's own. */
export class OwnDataExport {
  /** ISO instant. */
  exportedAt: string;
  guest: OwnDataOutput;
  reservations: HubReservations;
  stays: StayOutput[];
}
