import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { treatmentStatusColors } from '@atrium/rules/spa/treatments/treatment-status';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useTranslation } from 'react-i18next';

interface Props {
  status: HubTreatment['status'];
}

/** The state of a treatment, in a word. */
export function TreatmentStatus({ status }: Props) {
  const { t } = useTranslation('hub');
  const labels: Record<HubTreatment['status'], string> = {
    tentative: t('treatments.tentative'),
    confirmed: t('overview.confirmed'),
    'pre-paid': t('treatments.prePaid'),
    paid: t('treatments.paid'),
    'no-show': t('treatments.missed'),
    // no guest has one
    pause: '',
  };
  return <StatusChip label={labels[status]} color={treatmentStatusColors[status].text} />;
}
