import { MONDAY } from '../test-app';
import { at, type Case, filters, refused } from './case';

const version = 0;
const TODAY = MONDAY.slice(0, 10);

/** Calls about payments, cards and gift cards. */
export const casesOfMoney: Record<string, Case> = {
  'get /api/v1/admin/payments': filters(
    ({ guest }) => `/api/v1/admin/payments?from=${TODAY}&until=${TODAY}&customer=${guest}`,
  ),
  'get /api/v1/admin/payments/totals': filters(
    ({ guest }) => `/api/v1/admin/payments/totals?from=${TODAY}&until=${TODAY}&customer=${guest}`,
  ),
  'get /api/v1/admin/payments.csv': filters(
    ({ guest }) => `/api/v1/admin/payments.csv?from=${TODAY}&until=${TODAY}&customer=${guest}`,
  ),
  'get /api/v1/admin/payments/{id}': at(({ payment }) => `/api/v1/admin/payments/${payment}`),
  'get /api/v1/admin/receipts/{id}/pdf': at(
    ({ receipt }) => `/api/v1/admin/receipts/${receipt}/pdf`,
  ),
  'post /api/v1/admin/payments/{id}/settle': at(
    ({ payment }) => `/api/v1/admin/payments/${payment}/settle`,
    {},
  ),
  'post /api/v1/admin/payments/{id}/refunds': at(
    ({ payment }) => `/api/v1/admin/payments/${payment}/refunds`,
    { amount: 1, reason: 'Ill', version },
  ),
  'post /api/v1/admin/payments/{id}/close': at(
    ({ payment }) => `/api/v1/admin/payments/${payment}/close`,
    { outcome: 'atDesk', reason: 'Cash', version },
  ),
  'get /api/v1/admin/money/{kind}/{id}': at(
    ({ booking }) => `/api/v1/admin/money/booking/${booking}`,
  ),
  'get /api/v1/admin/reservation/{id}/noShowFee': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/noShowFee`,
  ),
  'post /api/v1/admin/reservation/{id}/noShowFee': at(
    ({ booking }) => `/api/v1/admin/reservation/${booking}/noShowFee`,
    { amount: 1 },
  ),
  'post /api/v1/admin/paymentRequests': refused(({ booking: id }) => [
    { path: '/api/v1/admin/paymentRequests', body: { kind: 'booking', id, amount: 1 } },
  ]),
  'delete /api/v1/admin/paymentRequests/{id}': at(
    ({ paymentRequest }) => `/api/v1/admin/paymentRequests/${paymentRequest}`,
  ),
  'get /api/v1/admin/vouchers/{id}': at(({ voucher }) => `/api/v1/admin/vouchers/${voucher}`),
  'post /api/v1/admin/vouchers/{id}/block': at(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/block`,
    { blocked: true, reason: 'Lost', version },
  ),
  'post /api/v1/admin/vouchers/{id}/extend': at(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/extend`,
    { validUntil: '2030-01-01', version },
  ),
  'post /api/v1/admin/vouchers/{id}/send': at(
    ({ voucher }) => `/api/v1/admin/vouchers/${voucher}/send`,
    {},
  ),
  'post /api/v1/admin/vouchers/uses': refused(({ booking: id, voucher }) => [
    {
      path: '/api/v1/admin/vouchers/uses',
      body: { kind: 'booking', id, token: `${voucher}-${'a'.repeat(43)}`, amount: 1 },
    },
  ]),
  'get /api/v1/admin/memberships/{id}/renewal': at(
    ({ renewed }) => `/api/v1/admin/memberships/${renewed}/renewal`,
  ),
  'delete /api/v1/admin/memberships/{id}/renewal/card': at(
    ({ renewed }) => `/api/v1/admin/memberships/${renewed}/renewal/card`,
  ),
};
