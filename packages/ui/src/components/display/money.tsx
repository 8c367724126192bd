import { formatMoney } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import { useLanguage } from '../../hooks/use-language';

interface Props {
  /** Minor units: øre, cents. */
  minor: number;
  /** ISO 4217. */
  currency: string;
}

/** An amount as the language writes it, in digits of one width so that columns line up. */
export function Money({ minor, currency }: Props) {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(language, minor, currency)}
    </Box>
  );
}
