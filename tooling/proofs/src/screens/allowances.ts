/** Operations that no screen requests, and why. */
export const notAsked: Readonly<Record<string, string>> = {
  getWebhookDelivery: 'one message by its id',
  listWebhookDeliveries: 'of a webhook, of which the data has none; a page by an index',
  getRenewal: 'of a membership that renews, of which the data has none; by its id',
  getPrivacyRequest: 'by its id; the data has none',
  getPrivacyReceipt: 'by its id; the data has none',
  openPrivacyArchive: 'a guest’s file, by the link of an answer; of which the data has none',
  listSitePages: 'all edited pages of the installation, of which there are at most 500',
  getSitePage: 'by its id; the data has none',
  getVoucher: 'by its id, with the uses of one gift card; nothing else',
  streamEvents: 'a stream that stays open: `npm run bench:live` measures it',
};

/** Requests for which the database may read and sort more than a page in memory, and what bounds it. */
export const maySort: Readonly<Record<string, { most: number; why: string }>> = {
  searchCustomers: {
    most: 600,
    why: 'at most 600 matches, by the alphabet of the venue’s language',
  },
  listBookings: {
    most: 20_000,
    why: 'by a column other than the time: at most 20,000 bookings of a period, a page of them kept',
  },
  listReportGuests: {
    most: 400_000,
    why: 'a report: the guests of its period by how much they booked, a page of them kept',
  },
};
