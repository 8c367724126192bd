import { AddonNames } from '../../../../shared/settings/addons/addon-names';
import { OfferLanguages } from '../../../../shared/settings/offer-languages';

/** What the treatment and its addons are called in each language. */
export const TextsSection = () => (
  <OfferLanguages>{(language) => <AddonNames language={language} />}</OfferLanguages>
);
