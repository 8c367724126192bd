const keyOf = (vendorId: string) => `atrium.known.${vendorId}`;

/**
 * Whether somebody was signed in at a venue when this browser last looked. It opens nothing: a page is only
 * laid out for them while the server is being asked, so that it does not jump when the answer is there.
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
