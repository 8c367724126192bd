import type { BookableTreatmentOutput, VendorBrandingOutput } from '@atrium/api-client/public';
import { unitOf } from '@atrium/i18n/format';
import type { StructuredData } from '../structured-data';

type Venue = Pick<
  VendorBrandingOutput['_vendor'],
  'name' | 'country' | 'phone' | 'email' | 'logo' | 'tagline'
>;

/** A venue's spa with its treatments and their prices, in the words of schema.org. */
export const spaData = (
  venue: Venue,
  treatments: readonly BookableTreatmentOutput[],
): StructuredData => ({
  '@type': 'DaySpa',
  ...spaOf(venue),
  makesOffer: treatments.flatMap(offersOf),
});

/** One treatment of it. */
export const treatmentData = (
  venue: Venue,
  treatment: BookableTreatmentOutput,
): StructuredData => ({
  '@type': 'Service',
  ...serviceOf(treatment),
  provider: { '@type': 'DaySpa', ...spaOf(venue) },
  offers: offersOf(treatment).map(({ itemOffered: _, ...offer }) => offer),
});

const spaOf = ({ name, country, phone, email, logo, tagline }: Venue) => ({
  name,
  address: { '@type': 'PostalAddress', addressCountry: country },
  ...(tagline && { slogan: tagline }),
  ...(phone && { telephone: phone }),
  ...(email && { email }),
  ...(logo && { logo }),
});

const serviceOf = ({ name, description }: BookableTreatmentOutput) => ({
  name,
  ...(description && { description }),
});

/** An offer for each length. */
const offersOf = (treatment: BookableTreatmentOutput) =>
  treatment.lengths.map(({ minutes, price }) => ({
    '@type': 'Offer',
    price: String(price / unitOf(treatment.currency)),
    priceCurrency: treatment.currency,
    eligibleDuration: { '@type': 'QuantitativeValue', value: minutes, unitCode: 'MIN' },
    itemOffered: { '@type': 'Service', ...serviceOf(treatment) },
  }));
