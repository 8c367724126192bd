import { A_DAY, WINDOW_DAYS } from './fill';

export const BESIDE_THE_BARE_HANDLER =
  'The API: tokens, validation, rules, audit, events, mail written to the outbox. The bare handler: Fastify and the native driver, and of all that only the check of the token’s signature. It books with the same documents in one transaction, batched for each ledger (the API shares transactions among ledgers as well), and validates nothing. It answers availability from the same ledgers at the same length, with the same memory of them: of a day it has read within a minute it asks only `v`, the count of its writes. What it lacks: the API also keeps a day as it was written last.';

export const WITHOUT_ACCOUNT =
  'One process at the smallest size, the two in turn. The booker gives name and email; the venue knows them, so that both write the same. Beside the hub’s, it finds the guest by the email and counts the bookings of each mailbox.';

export const WHAT_STAFF_READ = `Two requests at a time, before any load has written to the databases. All of it is about today and the ${WINDOW_DAYS} days from today on, which hold the same ${A_DAY} bookings a day in every database, or about guests of whom a search finds the same number: the answers are compared, and one that differs misses its target. Only searches called broad find more in a larger database; they stop at 600 guests, of which they sort and return a page. Documents: by mongod’s profiler, the mean of ten requests. Finds are counted against the documents they answer. Aggregations answer a line about many documents, or remove doubles from a search, and are counted against what they group over; where the index has every field they read none. A search reads the guests of its rarest word and looks for the other words among them.`;
