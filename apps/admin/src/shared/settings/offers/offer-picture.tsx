import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChosenPictureField } from '../../pictures/chosen-picture-field';
import type { OfferValues } from './offer-values';

/** The picture that stands for something that the venue sells; of the form around it. */
export function OfferPicture() {
  const { t } = useTranslation('pictures');
  const { control } = useFormContext<OfferValues>();
  const { field } = useController({ control, name: '_picture' });
  return (
    <ChosenPictureField
      texts={{
        title: t('offer.title'),
        hint: t('offer.hint'),
        choose: t('chooseOne'),
        remove: t('removeOne'),
      }}
      needsText
      value={field.value}
      onChange={field.onChange}
    />
  );
}
