import type { Acknowledged, BookingView } from '../clients/acknowledged';
import type { HttpClient } from '../clients/http-client';
import type { Finding } from './findings';

/** The last creations, repeated with their keys, answer the booking they made and make no other. */
export async function replays(
  http: HttpClient,
  origin: string,
  { creations }: Acknowledged,
): Promise<Finding> {
  const wrong: string[] = [];
  for (const { id, request } of creations) {
    const { status, body } = await http.send<BookingView>(origin, request);
    if (status !== 201 || body.data?._id !== id) {
      wrong.push(`the key of ${id} answers ${status} ${body.data?._id ?? body.code}`);
    }
  }
  return { check: 'a repeated key answers what it made', wrong };
}
