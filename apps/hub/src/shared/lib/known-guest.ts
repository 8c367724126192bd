const keyOf = (vendorId: string) => `atrium.known.${vendorId}`;

/**
 * Whether somebody was signed in at a venue on this browser's last visit. It grants nothing: the
 * page is only laid out accordingly while the session is restored, so that it does not jump.
 */
export function knowsGuest(vendorId: string): boolean {
  try {
    return localStorage.getItem(keyOf(vendorId)) !== null;
  } catch {
    return false;
  }
}

export function rememberGuest(vendorId: string, isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(keyOf(vendorId), '1');
    else localStorage.removeItem(keyOf(vendorId));
  } catch {
    // Nothing depends on it.
  }
}
