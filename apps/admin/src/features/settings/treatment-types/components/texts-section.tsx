import { AddonNames } from '../../../../shared/settings/addons/addon-names';
import { OfferLanguages } from '../../../../shared/settings/offers/offer-languages';
import { QuestionLanguages } from './question-languages';

/** What the treatment, its addons and its questions are called in each language. */
export const TextsSection = () => (
  <OfferLanguages>
    {(language) => (
      <>
        <AddonNames language={language} />
        <QuestionLanguages language={language} />
      </>
    )}
  </OfferLanguages>
);
