import { type PauseOutput, useResumeOnlineBookingMutation } from '@atrium/api-client/admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAction } from '../hooks/use-action';
import { usePauseText } from './use-pause-text';

interface Props {
  pause: PauseOutput;
  /** IANA, the venue's. */
  zone: string;
  today: string;
}

/** One pause of online booking, who began it, and the way out of it. */
export function PauseNotice({ pause, zone, today }: Props) {
  const { t } = useTranslation('admin');
  const [resume, { isLoading }] = useResumeOnlineBookingMutation();
  const run = useAction();
  const textOf = usePauseText({ zone, today });

  return (
    <Alert
      severity="warning"
      sx={{
        ...{ mb: 1.5, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } },
        // on a phone the words need its place
        '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
      }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          loading={isLoading}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          onClick={() =>
            void run(() => resume({ id: pause._id }).unwrap(), {
              failed: t('pauses.resumeFailed'),
              done: t('pauses.resumed'),
            })
          }
        >
          {t('pauses.resume')}
        </Button>
      }
    >
      {[textOf(pause), pause.by && t('pauses.by', { name: pause.by })].filter(Boolean).join(' ')}
    </Alert>
  );
}
