import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { TreatmentStatusChip } from '../../../../../shared/treatments/treatment-status-chip';
import { useTreatmentName } from '../../../../../shared/treatments/use-treatment-name';
import { TreatmentMarks } from '../treatment-marks';

interface Props {
  treatment: TreatmentOutput;
  search: string;
}

/** A treatment of the day; opened by a press. */
export function TreatmentRow({ treatment, search }: Props) {
  const { timeindexStart, timeindexEnd, _treatmentType, therapists, _room, status } = treatment;
  const name = useTreatmentName()(treatment);
  const beside = [_treatmentType?.name, ...therapists.map(({ _therapist }) => _therapist.name)];
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        component={Link}
        to={`${paths.treatment(treatment._id)}${search}`}
        sx={{ width: 1, minHeight: 56, py: 0.75, px: 0.5, display: 'block', textAlign: 'left' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography
            component="span"
            sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', flex: 'none' }}
          >
            {formatTimeRange(timeindexStart, timeindexEnd)}
          </Typography>
          <Typography component="span" noWrap sx={{ fontWeight: 550 }}>
            <TreatmentMarks treatment={treatment} /> {name}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.25 }}>
          <Typography
            component="span"
            noWrap
            sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}
          >
            {[...beside, _room?.name].filter(Boolean).join(' · ')}
          </Typography>
          <TreatmentStatusChip status={status} />
        </Box>
      </ButtonBase>
    </Box>
  );
}
