import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import {
  isByAge,
  type ShownPriceLine,
  usePriceLineText,
} from '@atrium/ui/hooks/use-price-line-text';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Absent where the service does not tell it. */
  end?: number | undefined;
  participants: number;
  numberOfChildren: number;
  childAges?: readonly number[] | undefined;
  addons: readonly { name: string; quantity: number }[];
  /** The total, line by line; shown where somebody pays by their age. */
  priceLines?: readonly ShownPriceLine[] | undefined;
  /** Minor units. */
  total: number;
  currency: string;
  /** Whether the party is told: an exclusive service is booked as one. */
  isCounted: boolean;
  more?: ReactNode;
}

/** What is booked, when, for how many and what it costs. */
export function BookingFacts(props: Props) {
  const { name, date, start, end, participants, numberOfChildren, childAges } = props;
  const { addons, priceLines = [] } = props;
  const lineText = usePriceLineText(props.currency, name);
  const { t } = useTranslation(['public', 'common']);
  const language = useLanguage();
  const partyText = usePartyText();

  return (
    <>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography
        sx={{ mt: 1, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {formatDate(language, date, 'full')},{' '}
        {end === undefined ? formatTime(start) : formatTimeRange(start, end)}
      </Typography>
      {props.isCounted && (
        <Typography>{partyText({ participants, numberOfChildren, childAges })}</Typography>
      )}
      {addons.map((addon) => (
        <Typography key={addon.name}>{`${addon.quantity} × ${addon.name}`}</Typography>
      ))}
      {props.more}
      {isByAge(priceLines) && (
        <Box component="dl" sx={{ display: 'grid', gap: 0.5, mt: 2, mb: 0 }}>
          {priceLines.map((line) => (
            <Box
              key={`${line.kind} ${line.from} ${line.name}`}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
            >
              <dt>{lineText(line)}</dt>
              <Box component="dd" sx={{ m: 0 }}>
                {line.amount > 0 ? (
                  <Money minor={line.amount} currency={props.currency} />
                ) : (
                  t('booking.free')
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mt: 2,
          pt: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontWeight: 650,
        }}
      >
        <span>{t('common:fields.total')}</span>
        <span>
          {props.total > 0 ? (
            <Money minor={props.total} currency={props.currency} />
          ) : (
            t('booking.free')
          )}
        </span>
      </Box>
    </>
  );
}
