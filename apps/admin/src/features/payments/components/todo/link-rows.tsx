import type { PaymentRequestOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useWithdraw } from '../../hooks/use-withdraw';

interface Props {
  requests: readonly PaymentRequestOutput[];
}

/** The payment links that were sent for one thing. */
export function LinkRows({ requests }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { vendor, level } = useMe();
  const withdraw = useWithdraw();
  return (
    <Box component="ul" aria-label={t('links.title')} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {requests.map((request) => (
        <Box
          component="li"
          key={request._id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
        >
          <Box component="span" sx={{ minHeight: 32, display: 'flex', alignItems: 'center' }}>
            {t(`links.states.${request.state}`)}
          </Box>
          <Money minor={request.amount} currency={request.currency} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatInstant(language, request.createdAt, vendor.timezone)}
          </Box>
          {request.state === 'open' && may(level, 'payments.request') && (
            <Button size="small" onClick={() => withdraw(request)}>
              {t('links.withdraw')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
