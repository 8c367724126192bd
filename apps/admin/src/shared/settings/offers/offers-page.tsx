import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NEW } from '../../../paths';
import { useMe } from '../../access/use-me';
import { SettingsList } from '../lists/settings-list';

interface Offer {
  _id: string;
  name: string;
  active: boolean;
  /** Minor units. */
  price: number;
}

interface Props<Row extends Offer> {
  title: string;
  subtitle: string;
  /** Undefined while they are on their way. */
  offers: readonly Row[] | undefined;
  isError: boolean;
  onRetry: () => void;
  empty: { title: string; text: string };
  addLabel: string;
  /** The page of one of them. */
  pathOf: (id: string) => string;
  /** What else of each is worth a look. */
  figure: { label: string; of: (offer: Row) => ReactNode };
}

/** What the venue sells of a kind, and for how much. */
export function OffersPage<Row extends Offer>(props: Props<Row>) {
  const { offers, addLabel, pathOf, figure, ...page } = props;
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { currency } = useMe().vendor;
  return (
    <SettingsList {...page} rows={offers} add={{ label: addLabel, to: pathOf(NEW) }}>
      {(rows) => (
        <Table size="small" aria-label={page.title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
              <TableCell align="right">{figure.label}</TableCell>
              <TableCell align="right">{t('fields.price', { ns: 'common' })}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((offer) => (
              <TableRow key={offer._id} hover>
                <TableCell>
                  <Link component={RouterLink} to={pathOf(offer._id)}>
                    {offer.name}
                  </Link>
                  {!offer.active && (
                    <Chip size="small" label={t('settings:notSold')} sx={{ ml: 1 }} />
                  )}
                </TableCell>
                <TableCell align="right">{figure.of(offer)}</TableCell>
                <TableCell align="right">{formatMoney(language, offer.price, currency)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SettingsList>
  );
}
