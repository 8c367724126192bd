import { paths } from '../../../paths';
import { useEmbedding } from '../../../shared/embedding/embedding';

/** Where what can be booked is listed; undefined where there is one thing only. @param venue slug */
export function useBookingHome(venue: string): string | undefined {
  const embedding = useEmbedding();
  if (!embedding) return paths.bookingAt(venue);
  return embedding.services?.length === 1 ? undefined : embedding.home;
}
