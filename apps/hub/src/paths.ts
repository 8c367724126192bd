/**
 * The addresses of the hub's pages. A venue's pages are under `/activity-hub/{vendor}`, or at the
 * root of the venue's own host (`fjord.example.com`).
 */

/** Pages outside any venue's addresses; links in messages lead here. */
const sharedPages = ['/activity-hub', '/guest', '/activate'];

const isUnder = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);

/**
 * The venue that an address names by its host. The gateway sends nothing but the shared pages to
 * this app unless the host is a venue's, so any other path means that its first label is a slug.
 */
export function vendorOfHost({ hostname, pathname }: { hostname: string; pathname: string }) {
  if (sharedPages.some((page) => isUnder(pathname, page))) return undefined;
  const [slug, ...domain] = hostname.split('.');
  return domain.length > 0 ? slug : undefined;
}

/** The venue that an address names by its path or by its host. */
export function vendorOfAddress(address: { hostname: string; pathname: string }) {
  const [, inPath] = /^\/activity-hub\/([^/]+)/.exec(address.pathname) ?? [];
  return inPath === undefined ? vendorOfHost(address) : decodeURIComponent(inPath);
}

/** A venue's pages. */
export function vendorPaths(vendor: string, hostVendor?: string | undefined) {
  const base = vendor === hostVendor ? '' : `/activity-hub/${encodeURIComponent(vendor)}`;
  return {
    login: base || '/',
    overview: `${base}/overview`,
    signup: `${base}/signup`,
    resetPassword: `${base}/reset-password`,
    newReservation: `${base}/new-reservation`,
    discover: (serviceId: string) => `${base}/discover/${encodeURIComponent(serviceId)}`,
    newActivity: (serviceId: string) => `${base}/new-activity/${encodeURIComponent(serviceId)}`,
    payment: (
      id: string,
      { _service, date, timeindex }: { _service: string; date: string; timeindex: number },
    ) => {
      const query = { payment: id, service: _service, date, time: String(timeindex) };
      return `${base}/payment_success?${new URLSearchParams(query)}`;
    },
    /** Where the guest comes back to from paying for a change. */
    changePayment: (id: string, bookingId: string) =>
      `${base}/payment_success?${new URLSearchParams({ payment: id, reservation: bookingId })}`,
    newTreatment: (typeId: string) => `${base}/new-treatment/${encodeURIComponent(typeId)}`,
    newJourney: `${base}/new-journey`,
    journey: (journeyId: string) => `${base}/journey/${encodeURIComponent(journeyId)}`,
    treatment: (treatmentId: string) => `${base}/treatment/${encodeURIComponent(treatmentId)}`,
    activity: (bookingId: string) => `${base}/activity/${encodeURIComponent(bookingId)}`,
    /** Where a membership or a package is bought. */
    buy: (kind: 'membership' | 'package', id: string) =>
      `${base}/buy/${kind}/${encodeURIComponent(id)}`,
    stays: `${base}/stays`,
    membership: `${base}/membership`,
    profile: `${base}/profile`,
  } as const;
}

export type VendorPaths = ReturnType<typeof vendorPaths>;

/** Reached by links in messages, with `guestId` and `code` in the query. */
export const guestResetPasswordPath = '/guest/resetPassword';
export const confirmEmailPath = '/guest/confirmEmail';
export const activatePath = '/activate/:id';
