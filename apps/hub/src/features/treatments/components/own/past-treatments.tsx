import type { HubTreatment } from '@atrium/api-client/hub';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TreatmentCard } from './treatment-card';

interface Props {
  treatments: readonly HubTreatment[];
}

/** Treatments that are over, folded away. */
export function PastTreatments({ treatments }: Props) {
  const { t } = useTranslation('hub');
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <section aria-label={t('treatments.past')}>
      <Typography component="h2" sx={{ mt: 1 }}>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
          sx={{ ml: -2 }}
        >
          {t('treatments.past')}
        </Button>
      </Typography>
      <Collapse in={open} id={id} unmountOnExit>
        <Stack component="ul" spacing={2} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {treatments.map((treatment) => (
            <TreatmentCard key={treatment._id} treatment={treatment} isPast />
          ))}
        </Stack>
      </Collapse>
    </section>
  );
}
