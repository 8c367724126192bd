import {
  type DeliveryAttemptOutput,
  useResendWebhookDeliveryMutation,
  type WebhookDeliveryOutput,
} from '@atrium/api-client/admin/integrations';
import { formatInstant, formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { useAction } from '../../../../../shared/hooks/use-action';

interface Props {
  webhookId: string;
  delivery: WebhookDeliveryOutput;
  canResend: boolean;
}

const colors = { pending: 'warning', delivered: 'success', failed: 'error' } as const;
const errors = [
  ...(['addressRefused', 'nameUnknown', 'timedOut'] as const),
  ...(['notSecure', 'notConnected'] as const),
];

/** One message, and every answer to it. */
export function DeliveryItem({ webhookId, delivery, canResend }: Props) {
  const { t } = useTranslation('webhooks');
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const run = useAction();
  const [resend, { isLoading }] = useResendWebhookDeliveryMutation();
  const { _id: deliveryId, type, state, message, createdAt, dueAt, attempts } = delivery;
  const when = (instant: string) => formatInstant(language, instant, timezone);
  const outcomeOf = ({ status, error }: DeliveryAttemptOutput) =>
    status === undefined
      ? t(`deliveries.errors.${errors.find((one) => one === error) ?? 'unknown'}`)
      : String(status);
  const sendAgain = () =>
    run(() => resend({ id: webhookId, deliveryId }).unwrap(), {
      done: t('deliveries.resent'),
      failed: t('deliveries.resendFailed'),
    });
  return (
    <Box component="li" aria-label={message} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{type}</Typography>
        <Chip size="small" color={colors[state]} label={t(`deliveries.states.${state}`)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {when(createdAt)}
        </Typography>
        {canResend && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={t('deliveries.resendNamed', { type, when: when(createdAt) })}
            onClick={() => void sendAgain()}
          >
            {t('deliveries.resend')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      {dueAt && attempts.length > 0 && (
        <Typography variant="body2">{t('deliveries.due', { when: when(dueAt) })}</Typography>
      )}
      {attempts.length > 0 && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2' }}>
            {t('deliveries.answers', { count: attempts.length })}
          </Box>
          {[...attempts].reverse().map((attempt) => (
            <Box key={attempt.at} sx={{ mt: 1 }}>
              <Typography variant="body2">
                {[
                  when(attempt.at),
                  outcomeOf(attempt),
                  t('deliveries.took', { number: formatNumber(language, attempt.ms) }),
                ].join(' · ')}
              </Typography>
              {attempt.answer && (
                <Box
                  component="pre"
                  sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {attempt.answer}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
