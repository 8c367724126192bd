import { type GetMoneyApiArg, type MoneyOutput, useGetMoneyQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { Money } from '@atrium/ui/components/display/money';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { LIVE } from '../../../../shared/lib/live';
import { Facts } from '../../../../shared/ui/facts';
import { PaymentsTable } from '../list/payments-table';
import { LinkRows } from '../todo/link-rows';
import { AskPaymentDialog } from './ask-payment-dialog';
import { NoShowFee } from './no-show-fee';
import { UseVoucherDialog } from './use-voucher-dialog';

interface Props {
  thing: GetMoneyApiArg;
  /** Whom a payment link goes to; undefined: nobody who is known, or no address. */
  guest: string | undefined;
  /** What can be done once nothing is owed. */
  inFull?: ReactNode;
}

/** What something costs, what of it is paid, and how to ask for the rest. Nothing for what is free. */
export function ThingMoney({ thing, guest, inFull }: Props) {
  const { t } = useTranslation('payments');
  const { data, error, refetch } = useGetMoneyQuery(thing, LIVE);
  const money = data?.data;
  const isFree = money?.total === 0 && money.fees === 0 && !money.cardGiven;
  if (money && isFree && money.payments.length + money.requests.length === 0) return null;
  return (
    <Card component="section" aria-label={t('money.title')} sx={{ p: 2.5, mb: 3 }}>
      {error && !money ? (
        <ErrorState title={t('money.failed')} onRetry={refetch} />
      ) : money ? (
        <Sums thing={thing} money={money} guest={guest} inFull={inFull} />
      ) : (
        <Skeleton variant="rounded" height={64} />
      )}
    </Card>
  );
}

function Sums({ thing, money, guest, inFull }: Props & { money: MoneyOutput }) {
  const { t } = useTranslation('payments');
  const { level } = useMe();
  const [asking, setAsking] = useState(false);
  const [usesCard, setUsesCard] = useState(false);
  const { total, fees, paid, reserved, owed, currency, payments, requests } = money;
  const sum = (minor: number) => <Money minor={minor} currency={currency} />;
  const isInFull = total + fees > 0 && owed === 0 && reserved === 0;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t('money.title')}
        </Typography>
        {isInFull && inFull}
        {owed > 0 && may(level, 'vouchers.use') && (
          <Button size="small" variant="outlined" onClick={() => setUsesCard(true)}>
            {t('giftCard.open')}
          </Button>
        )}
        {owed > 0 && guest && may(level, 'payments.request') && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {t('ask.open')}
          </Button>
        )}
      </Box>
      <Facts
        facts={[
          [t('money.price'), total > 0 && sum(total)],
          [t('money.fees'), fees > 0 && sum(fees)],
          [t('money.paid'), sum(paid)],
          [t('money.reserved'), reserved > 0 && sum(reserved)],
          [t('money.owed'), isInFull ? t('money.inFull') : owed > 0 && sum(owed)],
        ]}
      />
      {money.cardGiven && <NoShowFee id={thing.id} guest={guest} />}
      {requests.length > 0 && <LinkRows requests={requests} />}
      {payments.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <PaymentsTable payments={payments} label={t('money.title')} />
        </Box>
      )}
      {usesCard && (
        <UseVoucherDialog
          thing={thing}
          owed={owed}
          currency={currency}
          onClose={() => setUsesCard(false)}
        />
      )}
      {asking && guest && (
        <AskPaymentDialog
          thing={thing}
          owed={owed}
          currency={currency}
          guest={guest}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
