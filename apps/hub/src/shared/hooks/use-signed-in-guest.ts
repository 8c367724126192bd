import type { AccountOutput } from '@atrium/api-client/hub';
import { createContext, useContext } from 'react';

export const SignedInGuestContext = createContext<AccountOutput | null>(null);

/** The guest, on pages only guests see. */
export function useSignedInGuest(): AccountOutput {
  const guest = useContext(SignedInGuestContext);
  if (!guest) throw new Error('useSignedInGuest needs a RequireGuest above it.');
  return guest;
}
