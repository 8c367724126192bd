import { paths } from '../../../paths';

/** Links to the rows behind a day's figures. @param date `yyyy-mm-dd` @param today the venue's */
export function dayLinks(date: string, today: string) {
  const at = (path: string, query: Record<string, string>) => {
    const text = new URLSearchParams(query).toString();
    return text ? `${path}?${text}` : path;
  };
  const day: Record<string, string> = date === today ? {} : { from: date };
  const arrival: Record<string, string> = date === today ? {} : { date };
  return {
    bookings: at(paths.listBookings, day),
    participants: at(paths.listBookings, day),
    arrived: at(paths.listBookings, { ...day, shown: 'arrived' }),
    pending: at(paths.registerArrival, { ...arrival, show: 'expected' }),
    waiting: at(paths.listBookings, { ...day, shown: 'waiting' }),
    /** Made today, whatever day they are for and whatever became of them. */
    newBookings: at(paths.listBookings, { by: 'created', shown: 'all' }),
    seating: at(paths.seating, arrival),
    ofHour: (hour: number) => at(paths.listBookings, { ...day, hour: String(hour) }),
    ofService: (service: string) => at(paths.listBookings, { ...day, service }),
    ofDay: (other: string) => at(paths.listBookings, other === today ? {} : { from: other }),
  };
}
