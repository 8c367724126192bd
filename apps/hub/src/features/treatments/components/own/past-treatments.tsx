import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { useTranslation } from 'react-i18next';
import { FoldedList } from '../../../../shared/components/folded-list';
import { TreatmentCard } from './treatment-card';

interface Props {
  treatments: readonly HubTreatment[];
}

/** Treatments that are over, folded away. */
export function PastTreatments({ treatments }: Props) {
  const { t } = useTranslation('hub');
  return (
    <FoldedList label={t('treatments.past')} action={() => t('treatments.past')}>
      {treatments.map((treatment) => (
        <TreatmentCard key={treatment._id} treatment={treatment} isPast />
      ))}
    </FoldedList>
  );
}
