import type { AccountOutput, AccountVendorOutput } from '@atrium/api-client/admin';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { createContext, useContext } from 'react';

/** Who works here. */
export interface Me {
  user: AccountOutput;
  /** By the table of levels in `@atrium/rules/access/access-levels`. */
  level: AccessLevel;
  vendor: AccountVendorOutput;
}

export const MeContext = createContext<Me | null>(null);

/** Whoever is signed in; every page below the frame has somebody. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe needs RequireStaff above it.');
  return me;
}
