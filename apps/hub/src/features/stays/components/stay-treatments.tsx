import type { StayTreatmentOutput } from '@atrium/api-client/hub';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { StayServiceState } from './stay-service-state';

interface Props {
  treatments: readonly StayTreatmentOutput[];
  canBook: boolean;
}

/** The treatments of a stay, on whichever of its days: booked, or with a link to book them. */
export function StayTreatments({ treatments, canBook }: Props) {
  const { t } = useTranslation('hub');
  const { paths, modules } = useVendor();
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('stays.treatments')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {treatments.map(({ _id, _treatmentType, name, included, booked, left }) => (
          <Box
            component="li"
            key={_id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <StayServiceState included={included} booked={booked} left={left} />
            </Box>
            {left > 0 && canBook && modules.spa && (
              <Button
                size="small"
                variant="outlined"
                component={RouterLink}
                to={paths.newTreatment(_treatmentType)}
                aria-label={`${t('stays.book')}: ${name}`}
                sx={{ minHeight: 40 }}
              >
                {t('stays.book')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
