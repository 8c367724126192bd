import type { ApiKeyOutput } from '@atrium/api-client/admin/integrations';
import { formatInstant, formatNumber } from '@atrium/i18n/format';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { grantsOf, stateOf } from '../../lib/key-values';

interface Props {
  apiKey: ApiKeyOutput;
  onEdit: () => void;
  onRenew: () => void;
  onRevoke: () => void;
}

const colors = { active: '#2A7348', expired: '#9A5B00', revoked: '#59605B' } as const;

/** One key, and what became of it. */
export function KeyCard({ apiKey: key, onEdit, onRenew, onRevoke }: Props) {
  const { t } = useTranslation(['partners', 'settings']);
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const when = (instant: string) => formatInstant(language, instant, timezone);
  const { name, use, former } = key;
  const state = stateOf(key);
  const number = (value: number) => formatNumber(language, value);
  const facts = [
    t('keys.facts.ends', { hint: key.hint }),
    t('keys.facts.rate', { count: key.perMinute }),
    use
      ? t('keys.facts.used', { when: when(use.lastUsedAt), ip: use.lastIp })
      : t('keys.facts.unused'),
    use && t('keys.facts.counts', { reads: number(use.reads), writes: number(use.writes) }),
    former && t('keys.facts.former', { hint: former.hint, when: when(former.until) }),
    key.revokedAt
      ? t('keys.facts.revoked', { when: when(key.revokedAt) })
      : key.expiresAt && t('keys.facts.expires', { when: when(key.expiresAt) }),
  ].filter(Boolean);
  return (
    <Card component="li" variant="outlined" aria-label={name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <StatusChip color={colors[state]} label={t(`keys.states.${state}`)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
        {grantsOf(key.scopes).map(({ module, mode }) => (
          <Chip
            key={module}
            size="small"
            variant="outlined"
            label={`${t(`keys.modules.${module}`)}: ${t(`keys.modes.${mode}`)}`}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" sx={{ color: 'text.secondary' }}>
            {fact}
          </Typography>
        ))}
      </Box>
      {state !== 'revoked' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1, ml: -2, mb: -1 }}>
          <Button aria-label={t('settings:editNamed', { name })} onClick={onEdit}>
            {t('settings:edit')}
          </Button>
          <Button aria-label={t('keys.renew.title', { name })} onClick={onRenew}>
            {t('keys.renew.action')}
          </Button>
          <Button
            color="error"
            aria-label={`${t('keys.revoke.action')}: ${name}`}
            onClick={onRevoke}
          >
            {t('keys.revoke.action')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
