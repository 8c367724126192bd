import { formatDate } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  venue: string;
  /** Minor units; absent: none is chosen. */
  amount: number | undefined;
  currency: string;
  recipient: string;
  from: string;
  greeting: string;
  /** Last day; absent: no end. */
  validUntil: string | undefined;
}

/** What the recipient gets, as it is being filled in. */
export function CardPreview(props: Props) {
  const { venue, amount, currency, recipient, from, greeting, validUntil } = props;
  const { t } = useTranslation('giftCard');
  const language = useLanguage();
  const line = (label: string, name: string) =>
    name.trim() !== '' && (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ opacity: 0.8 }}>
          {`${label} `}
        </Box>
        <strong>{name}</strong>
      </Typography>
    );

  return (
    <Box
      role="group"
      aria-label={t('card.preview')}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        minHeight: 232,
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: 3,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        boxShadow: 3,
        // arcs that fold into one another, as on the printed card
        '&::after': {
          content: '""',
          position: 'absolute',
          right: -120,
          bottom: -120,
          width: 300,
          height: 300,
          borderRadius: '50%',
          border: '1px solid currentColor',
          outline: '1px solid currentColor',
          outlineOffset: 34,
          opacity: 0.18,
          pointerEvents: 'none',
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{venue}</Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          {t('card.title')}
        </Typography>
      </Box>
      <Typography
        component="p"
        sx={{ my: 0.5, fontFamily: 'h1.fontFamily', fontSize: { xs: '2rem', sm: '2.5rem' } }}
      >
        {amount === undefined ? '…' : <Money minor={amount} currency={currency} />}
      </Typography>
      {greeting.trim() !== '' && (
        <Typography
          sx={{
            fontStyle: 'italic',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            maxHeight: '9em',
            overflow: 'hidden',
          }}
        >
          {greeting.trim()}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      {line(t('card.for'), recipient)}
      {line(t('card.from'), from)}
      <Typography variant="body2">
        {validUntil
          ? t('card.validUntil', { date: formatDate(language, validUntil) })
          : t('card.noEnd')}
      </Typography>
    </Box>
  );
}
