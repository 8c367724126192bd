import type { ServiceOutput } from '@atrium/api-client/admin';
import type { Language } from '@atrium/i18n/languages';
import { nameIn } from '@atrium/rules/texts/languages';
import type { ShownAgeBand } from '@atrium/ui/components/fields/child-ages';

/** A service's prices for ages, in the reader's language; none where children cannot be booked. */
export const shownAgeBands = (
  service: Pick<ServiceOutput, 'ageBands' | 'allowBookingForChildren'> | undefined,
  language: Language,
): ShownAgeBand[] =>
  service?.allowBookingForChildren
    ? (service.ageBands ?? []).map((band) => ({ ...band, name: nameIn(language, band) }))
    : [];
