import type { StayTreatmentOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';

interface Props {
  treatments: readonly StayTreatmentOutput[];
}

/** The treatments that a stay includes, and what is booked of them. */
export function StayTreatments({ treatments: included }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {t('stays.treatmentTypes')}
      </Typography>
      {included.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('stays.noTreatmentTypes')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
          {included.map(({ _id, name, treatments, ...places }) => (
            <li key={_id}>
              {`${name} · ${t('stayEdit.treatmentsOf', places)}`}
              {treatments.map((treatment, index) => (
                <Link
                  key={treatment}
                  component={RouterLink}
                  to={paths.treatment(treatment)}
                  aria-label={t('stayEdit.treatmentBooked', { number: index + 1, name })}
                  sx={{ ml: 1 }}
                >
                  {index + 1}
                </Link>
              ))}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
