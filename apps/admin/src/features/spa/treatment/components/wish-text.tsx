import { type TreatmentWishOutput, useListTherapistsQuery } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';

interface Props {
  wish: TreatmentWishOutput;
}

/** Whom the guest asked for. */
export function WishText({ wish }: Props) {
  const { t } = useTranslation('treatments');
  const therapists = useListTherapistsQuery().data?.data ?? [];
  const { gender: wished } = wish;
  const gender = wished && (wished === 'woman' ? t('wish.woman') : t('wish.man'));
  const named = therapists.find(({ _id }) => _id === wish._therapist)?.name;
  return [named, gender].filter(Boolean).join(', ');
}
