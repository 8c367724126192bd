import type { PaymentProviderName } from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { type DeskState, deskStates } from '@atrium/rules/payments/desk-state';
import { periodIn } from '../../../shared/lib/address';

/** The API's limit. */
const MOST_DAYS = 400;
/** Without a choice, the last thirty days. */
const USUAL_DAYS = 30;

export const providers = [
  'stripe',
  'sandbox',
  'voucher',
] as const satisfies readonly PaymentProviderName[];

/** The filters of the list, kept in the address. */
export interface PaymentsFilter {
  /** `yyyy-mm-dd`, included. */
  from: string;
  /** `yyyy-mm-dd`, included; never before `from`. */
  until: string;
  state: DeskState | undefined;
  provider: PaymentProviderName | undefined;
}

/** Reads an address. @param today the venue's */
export function readFilter(params: URLSearchParams, today: string): PaymentsFilter {
  return {
    ...periodIn(params, {
      from: addDays(today, 1 - USUAL_DAYS),
      until: (from) => addDays(from, USUAL_DAYS - 1),
      mostDays: MOST_DAYS,
    }),
    state: deskStates.find((state) => state === params.get('state')),
    provider: providers.find((provider) => provider === params.get('provider')),
  };
}

/** The shortest address for a list: defaults are omitted. */
export function writeFilter(filter: PaymentsFilter, today: string): URLSearchParams {
  const { from, until, state, provider } = filter;
  const usual = readFilter(new URLSearchParams({ ...(from && { from }) }), today);
  return new URLSearchParams({
    ...(from !== addDays(today, 1 - USUAL_DAYS) && { from }),
    ...(until !== usual.until && { until }),
    ...(state && { state }),
    ...(provider && { provider }),
  });
}

/** The question to the API. */
export const toQuery = ({ from, until, state, provider }: PaymentsFilter) => ({
  ...{ from, until },
  ...(state && { state }),
  ...(provider && { provider }),
});
