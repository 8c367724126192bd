import type { MessageOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { ResendButton } from './resend-button';

interface Props {
  message: MessageOutput;
}

const colors = {
  pending: 'warning',
  sending: 'warning',
  sent: 'success',
  failed: 'error',
  unsent: 'default',
  suppressed: 'default',
} as const;

/** Never handed to a mail server. */
const keptBack = ['unsent', 'suppressed'];

/** Messages that did not arrive. */
const mayBeSentAgain = ['failed', 'unsent'];

const suppressions = ['optedOut', 'undeliverable', 'outdated'] as const;

const isKnownState = (state: string): state is keyof typeof colors => state in colors;

/** A message: folded, whether it was sent; open, its text and why it failed. */
export function MessageItem({ message }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const state = isKnownState(message.state) ? message.state : 'pending';
  const suppression = suppressions.find((reason) => reason === message.suppression);
  const [opened] = useState(Date.now);
  const { attempts, nextAttemptAt = '' } = message;
  // one that was tried waits for the mail server, and says so
  const isForMorning = state === 'pending' && attempts === 0 && Date.parse(nextAttemptAt) > opened;
  const waitsUntil = isForMorning ? nextAttemptAt : undefined;
  const when = formatInstant(language, message.sentAt ?? message.createdAt, vendor.timezone);

  return (
    <Accordion
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ '&&': { borderRadius: 1, mb: 1, mt: 0 } }}
    >
      <AccordionSummary
        id={`message-${message._id}`}
        aria-controls={`message-${message._id}-text`}
        expandIcon={<ExpandIcon />}
        sx={{ minHeight: 48 }}
      >
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 0.5, sm: 1.5 },
            width: '100%',
            pr: 1,
            gridTemplateColumns: { sm: '190px minmax(0, 1fr) auto' },
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {when}
          </Typography>
          <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
            {message.subject}
          </Typography>
          <Chip
            size="small"
            variant={keptBack.includes(state) ? 'outlined' : 'filled'}
            color={colors[state]}
            label={t(`messages.states.${state}`)}
            sx={{ justifySelf: 'start' }}
          />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="caption" sx={{ display: 'block', mb: 1, color: 'text.secondary' }}>
          {`${t(message.channel === 'sms' ? 'messages.sms' : 'messages.email')} · ${message.to}`}
        </Typography>
        {waitsUntil && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {t('messages.waits', { when: formatInstant(language, waitsUntil, vendor.timezone) })}
          </Alert>
        )}
        {state === 'unsent' && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {t('messages.unsentHint')}
          </Alert>
        )}
        {suppression && (
          <Alert severity={suppression === 'undeliverable' ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
            {t(`messages.suppressions.${suppression}`)}
          </Alert>
        )}
        {message.error && (
          <Alert severity={state === 'failed' ? 'error' : 'warning'} sx={{ mb: 1.5 }}>
            {`${t('messages.attempts', { count: message.attempts })}: ${message.error}`}
          </Alert>
        )}
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {message.text}
        </Typography>
        {mayBeSentAgain.includes(state) && message.customerId && (
          <ResendButton guestId={message.customerId} messageId={message._id} />
        )}
      </AccordionDetails>
    </Accordion>
  );
}
