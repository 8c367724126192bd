/**
 * The secret by which the server knows one purchase, shared by all tabs: pressing the button in two of them leads to
 * one payment.
 */
const keyOf = (offer: string): string => `atrium.purchase.${offer}`;

const BYTES = 16;

function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** 32 hexadecimal digits; the same until the purchase is over. @param offer id */
export function purchaseOrder(offer: string): string {
  try {
    const stored = localStorage.getItem(keyOf(offer));
    if (stored && /^[0-9a-f]{32}$/.test(stored)) return stored;
    const secret = newSecret();
    localStorage.setItem(keyOf(offer), secret);
    return secret;
  } catch {
    // without storage each page is a purchase of its own
    return newSecret();
  }
}

/** The next purchase is another one. @param offer id */
export function forgetPurchase(offer: string): void {
  try {
    localStorage.removeItem(keyOf(offer));
  } catch {
    // it was never stored
  }
}
