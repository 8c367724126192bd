import type { TreatmentOffer } from '@atrium/api-client/hub/spa';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { WaitingForm } from './waiting-form';

interface Props {
  offer: TreatmentOffer;
  /** Id of a length. */
  length: string | undefined;
  /** `woman`, `man`, or the id of a therapist. */
  wish: string | undefined;
}

/** A way on for a guest whom none of the times suits. */
export function JoinWaitingList({ offer, length, wish }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const guest = useGuest();
  const [state, setState] = useState<'closed' | 'open' | 'joined'>('closed');

  if (state === 'joined') {
    return (
      <Alert
        role="status"
        severity="success"
        action={
          <Button color="inherit" component={RouterLink} to={paths.overview}>
            {t('tabs.myActivities')}
          </Button>
        }
        sx={{ mt: 2, maxWidth: 460 }}
      >
        {t('treatmentWaits.joined')}
      </Alert>
    );
  }
  return (
    <Card component="section" aria-labelledby="waiting" sx={{ mt: 2, p: 2.5, maxWidth: 460 }}>
      <Typography id="waiting" variant="h5" component="h3">
        {t('treatmentWaits.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('treatmentWaits.text')}</Typography>
      {state === 'closed' && (
        <Button variant="outlined" onClick={() => setState('open')} sx={{ mt: 1.5 }}>
          {t('treatmentWaits.open')}
        </Button>
      )}
      {state === 'open' && guest.status === 'visitor' && <SignInToBook />}
      {state === 'open' && guest.status === 'guest' && (
        <WaitingForm
          offer={offer}
          length={length}
          wish={wish}
          onJoined={() => setState('joined')}
        />
      )}
    </Card>
  );
}
