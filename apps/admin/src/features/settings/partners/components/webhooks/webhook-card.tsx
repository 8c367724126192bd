import type { WebhookOutput } from '@atrium/api-client/admin/integrations';
import { formatInstant, formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { stateOfWebhook } from '../../lib/webhook-values';

interface Props {
  webhook: WebhookOutput;
  onEdit: () => void;
  onDeliveries: () => void;
  onTest: () => void;
  onRenew: () => void;
  onDelete: () => void;
}

const colors = { on: 'success', failing: 'warning', off: 'default' } as const;

/** One webhook, and how its receiver answers. */
export function WebhookCard(props: Props) {
  const { webhook, onEdit, onDeliveries, onTest, onRenew, onDelete } = props;
  const { t } = useTranslation(['webhooks', 'settings']);
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const when = (instant: string) => formatInstant(language, instant, timezone);
  const { name, url, events, active, off, hint, former, lastAt, failingSince, waiting } = webhook;
  const state = stateOfWebhook(webhook);
  const facts = [
    url,
    lastAt ? t('facts.last', { when: when(lastAt) }) : t('facts.unused'),
    failingSince && t('facts.failingSince', { when: when(failingSince) }),
    off && (off === 'gone' ? t('facts.offGone') : t('facts.offFailing')),
    waiting > 0 && t('facts.waiting', { number: formatNumber(language, waiting) }),
    t('facts.ends', { hint }),
    former && t('facts.former', { hint: former.hint, when: when(former.until) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Card component="li" variant="outlined" aria-label={name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip size="small" color={colors[state]} label={t(`states.${state}`)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
        {events.map((event) => (
          <Chip key={event} size="small" variant="outlined" label={event} />
        ))}
      </Box>
      {facts.map((fact) => (
        <Typography
          key={fact}
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {fact}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
        <Button aria-label={t('deliveries.named', { name })} onClick={onDeliveries}>
          {t('deliveries.action')}
        </Button>
        <Button aria-label={t('settings:editNamed', { name })} onClick={onEdit}>
          {t('settings:edit')}
        </Button>
        {active && (
          <Button aria-label={t('test.named', { name })} onClick={onTest}>
            {t('test.action')}
          </Button>
        )}
        <Button aria-label={t('renew.title', { name })} onClick={onRenew}>
          {t('renew.action')}
        </Button>
        <Button color="error" aria-label={t('remove.named', { name })} onClick={onDelete}>
          {t('remove.action')}
        </Button>
      </Box>
    </Card>
  );
}
