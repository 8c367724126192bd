import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../hooks/use-confirm';
import { useToast } from '../../hooks/use-toast';
import { CardSkeletons } from '../states/card-skeletons';
import { ErrorState } from '../states/error-state';
import { type SessionOnShow, SessionRow } from './session-row';

interface Props {
  /** Undefined until they are there. */
  sessions: readonly SessionOnShow[] | undefined;
  /** Why they could not be loaded. */
  failure: string | undefined;
  onRetry: () => void;
  timezone: string;
  pending: boolean;
  /** Rejects with the failed request. */
  onEnd: (id: string) => Promise<unknown>;
  onEndOthers: () => Promise<unknown>;
  /** What to tell about a failed request. */
  errorText: (error: unknown, fallback: string) => string;
}

/** Where somebody is logged in. Its page loads the texts of the area `security`. */
export function SessionList(props: Props) {
  const { sessions, failure, onRetry, timezone, pending, onEnd, onEndOthers, errorText } = props;
  const { t } = useTranslation('security');
  const confirm = useConfirm();
  const showToast = useToast();
  const id = useId();

  const run = async (action: () => Promise<unknown>, message: string) => {
    try {
      await action();
      showToast({ type: 'success', message });
    } catch (error) {
      showToast({ type: 'error', message: errorText(error, t('sessions.failed')) });
    }
  };

  const endOthers = async () => {
    const isSure = await confirm({
      title: t('sessions.endOthers'),
      message: t('sessions.endOthersText'),
      confirmLabel: t('sessions.end'),
      destructive: true,
    });
    if (isSure) await run(onEndOthers, t('sessions.othersEnded'));
  };

  const list = () => {
    if (failure !== undefined) {
      return <ErrorState title={t('sessions.loadFailed')} message={failure} onRetry={onRetry} />;
    }
    if (!sessions) return <CardSkeletons count={1} />;
    return (
      <>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              timezone={timezone}
              pending={pending}
              onEnd={() => run(() => onEnd(session._id), t('sessions.ended'))}
            />
          ))}
        </Box>
        {sessions.length > 1 && (
          <Button
            variant="outlined"
            color="error"
            aria-disabled={pending}
            onClick={pending ? undefined : endOthers}
            sx={{ mt: 1.5 }}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
      </>
    );
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {t('sessions.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>{t('sessions.text')}</Typography>
      {list()}
    </Box>
  );
}
