import { emptyDraft } from '../../../shared/booking/booking-draft';

/** What a booking begins with for a party of so many; a guest alone changes nothing of what was typed. */
export const bookingStateFor = (people: number) =>
  people > 1 ? { again: { ...emptyDraft, party: { adults: people, children: 0 } } } : undefined;
