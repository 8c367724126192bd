/** Whether a therapist's calendar can read their treatments. */
export class CalendarFeedOutput {
  /** ISO instant when its address was made; absent: there is none. */
  createdAt?: string;
}

/** A new address; it is not shown again. */
export class NewCalendarFeedOutput {
  createdAt: string;
  /** Absolute; whoever has it reads the calendar. */
  url: string;
}
