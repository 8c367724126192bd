/** A new guest at the desk; one of the names is enough. */
export interface NewGuest {
  firstname: string;
  lastname: string;
  /** With country prefix, or as dialled in the venue's country. */
  phone: string;
  email: string;
}

/** The guest of a booking that staff make. */
export type PickedGuest =
  | { kind: 'known'; _id: string; name: string; detail: string }
  | ({ kind: 'new' } & NewGuest)
  /** A drop-in: stays without a name. */
  | { kind: 'walkIn' };

const fields = ['firstname', 'lastname', 'phone', 'email'] as const;

/** What was filled in of a new guest. */
export const newGuestInput = (guest: NewGuest): Partial<NewGuest> =>
  Object.fromEntries(
    fields.map((field) => [field, guest[field].trim()]).filter(([, value]) => value !== ''),
  );
