import type { TreatmentStatus } from '@atrium/rules/spa/treatments/treatment-status';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { treatmentColors } from './treatment-colors';
import { treatmentStatusKeys } from './treatment-status';

interface Props {
  status: TreatmentStatus;
}

/** The status of a treatment in its colours, with a dot of the colour itself. */
export function TreatmentStatusChip({ status }: Props) {
  const { t } = useTranslation('admin');
  const { light, dark, dot } = treatmentColors(status);
  return (
    <Chip
      size="small"
      label={t(treatmentStatusKeys[status])}
      icon={<span aria-hidden className="dot" />}
      sx={(theme) => ({
        color: light.text,
        backgroundColor: light.background,
        '& .dot': { width: 8, height: 8, ml: 1, borderRadius: '50%', backgroundColor: dot },
        ...theme.applyStyles('dark', { color: dark.text, backgroundColor: dark.background }),
      })}
    />
  );
}
