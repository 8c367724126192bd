/** A booking that no longer fits; it stays where it is until staff move or cancel it. */
export class BrokenBooking {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name of the guest. Absent: a drop-in, or a deleted guest. */
  guest?: string;
  /** Children included. */
  participants: number;
}

/** A slot that would offer fewer places than it has sold. */
export class BrokenSlot {
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight. */
  timeindex: number;
  /** Places it would have; 0: it would not be offered. */
  capacity: number;
  /** Participants booked. */
  booked: number;
  /** Those that no longer fit: who booked last. */
  bookings: BrokenBooking[];
}

/** What a change of a service would break. */
export class ServiceImpact {
  /** How many bookings no longer fit. */
  bookings: number;
  /** How many participants those have. */
  participants: number;
  /** By day and time. */
  slots: BrokenSlot[];
  /** False where there are more than the first 5000 bookings told. */
  complete: boolean;
}
