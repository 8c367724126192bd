/**
 * The venue on which partners try the API. It is the same in every installation, and so is its key, which
 * everybody may read: made-up guests are all that it opens, and the night takes them away.
 */
export const SANDBOX = {
  /** Hex id of the venue. */
  vendorId: '5a9db0c0000000000000da7a',
  slug: 'sandbox',
  /** Public on purpose: it stands in the reference and in the guides. */
  key: 'atrium_test_5a9db0c0000000000000da7a_PublicKeyOfTheSandboxVenueForAll2tJk4U',
} as const;

/** Whether nothing of a venue may reach anybody outside: no mail, no money. */
export const isSandbox = (vendorId: string): boolean => vendorId === SANDBOX.vendorId;
