import type { PaymentRequestOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useWithdraw } from '../../hooks/use-withdraw';
import { thingPath } from '../../lib/thing-path';

interface Props {
  requests: readonly PaymentRequestOutput[];
}

const wide = { display: { xs: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' } as const;

/** Payment links that wait for their guests, the latest first. */
export function SentLinks({ requests }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { vendor, level } = useMe();
  const withdraw = useWithdraw();
  const instant = (at: string) => formatInstant(language, at, vendor.timezone);

  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0}>
      <Table size="small" aria-label={t('links.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('columns.about')}</TableCell>
            <TableCell sx={wide}>{t('links.sent')}</TableCell>
            <TableCell sx={wide}>{t('links.until')}</TableCell>
            <TableCell align="right">{t('columns.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {requests.map((request) => {
            const about = thingPath(request.about, request.customerId);
            return (
              <TableRow key={request._id} hover>
                <TableCell sx={{ overflowWrap: 'break-word' }}>
                  {about ? (
                    <Link component={RouterLink} to={about}>
                      {request.description}
                    </Link>
                  ) : (
                    request.description
                  )}
                  <Box sx={{ color: 'text.secondary' }}>{request.guest || t('erased')}</Box>
                </TableCell>
                <TableCell sx={wide}>{instant(request.createdAt)}</TableCell>
                <TableCell sx={wide}>{instant(request.expiresAt)}</TableCell>
                <TableCell align="right">
                  <Money minor={request.amount} currency={request.currency} />
                  {may(level, 'payments.request') && (
                    <Button size="small" sx={{ ml: 1 }} onClick={() => withdraw(request)}>
                      {t('links.withdraw')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
