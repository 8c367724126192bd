/** How many one account can have. */
export const MOST_PASSKEYS = 10;

/** How long a passkey may take to answer; what it answers then counts once. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** How long a passkey's name may be. */
export const LONGEST_PASSKEY_NAME = 60;

/**
 * The domain that passkeys belong to: the host of the public address. Each venue's own host is below it, so
 * that a passkey made on one of these hosts works on the other.
 * @param publicUrl such as `https://book.example`
 */
export const passkeyDomain = (publicUrl: string): string => new URL(publicUrl).hostname;

/**
 * Where a passkey may be used: at the public address, and a guest's on the host of their venue.
 * @param slug of the guest's venue; absent for staff, whose app is at the public address alone
 */
export function passkeyOrigins(publicUrl: string, slug?: string): string[] {
  const { origin, protocol, host } = new URL(publicUrl);
  return slug === undefined ? [origin] : [origin, `${protocol}//${slug}.${host}`];
}
