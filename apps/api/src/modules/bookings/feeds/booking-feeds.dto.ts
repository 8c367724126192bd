/** Whether a calendar can read how it is booked. */
export class BookingFeedOutput {
  /** ISO instant when its address was made; absent: there is none. */
  createdAt?: string;
}

/** A new address; it is not shown again. */
export class NewBookingFeedOutput {
  createdAt: string;
  /** Absolute; whoever has it reads the calendar. */
  url: string;
}
