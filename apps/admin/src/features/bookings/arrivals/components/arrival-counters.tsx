import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ArrivalState, arrivalStates } from '../../../../shared/arrivals/arrivals';

interface Props {
  counts: Record<ArrivalState, number>;
  /** The one that the list is narrowed down to. */
  shown: ArrivalState | undefined;
  onShow: (state: ArrivalState | undefined) => void;
}

/** How many people are where; each narrows the list down to them, and again to all. */
export function ArrivalCounters({ counts, shown, onShow }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <Box
      role="group"
      aria-label={t('arrival.counters')}
      sx={{ display: 'grid', gap: 1, mb: 2, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}
    >
      {arrivalStates.map((state) => (
        <ButtonBase
          key={state}
          aria-pressed={shown === state}
          onClick={() => onShow(shown === state ? undefined : state)}
          sx={(theme) => ({
            flexDirection: 'column',
            alignItems: 'flex-start',
            px: { xs: 1.25, sm: 2 },
            py: 1.25,
            borderRadius: 1.5,
            border: '1px solid',
            borderColor: theme.vars.palette.divider,
            backgroundColor: 'background.paper',
            '&:hover': { borderColor: theme.vars.palette.text.secondary },
            '&[aria-pressed=true]': {
              borderColor: theme.vars.palette.primary.main,
              boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
            },
          })}
        >
          <Typography
            component="span"
            sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.2 }}
          >
            {formatNumber(language, counts[state])}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t(`arrival.states.${state}`)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
