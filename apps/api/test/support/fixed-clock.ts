import { Clock } from '../../src/common/clock/clock';

/** A clock that stands still until a test moves it. */
export class FixedClock extends Clock {
  constructor(private current: Date) {
    super();
  }

  now(): Date {
    return new Date(this.current);
  }

  set(instant: string | Date): void {
    this.current = new Date(instant);
  }

  advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }): void {
    this.current = new Date(
      this.current.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000,
    );
  }
}
