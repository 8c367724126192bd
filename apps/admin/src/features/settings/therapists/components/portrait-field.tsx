import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChosenPictureField } from '../../../../shared/pictures/chosen-picture-field';
import type { TherapistValues } from '../lib/therapist-values';

interface Props {
  control: Control<TherapistValues>;
}

/** The portrait of a therapist, which their name describes. */
export function PortraitField({ control }: Props) {
  const { t } = useTranslation('pictures');
  const { field } = useController({ control, name: '_picture' });
  return (
    <ChosenPictureField
      texts={{
        title: t('portrait.title'),
        hint: t('portrait.hint'),
        choose: t('chooseOne'),
        remove: t('removeOne'),
      }}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
