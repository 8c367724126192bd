import {
  type NoShowFeeOutput,
  useChargeNoShowFeeMutation,
  useGetNoShowFeeQuery,
} from '@atrium/api-client/admin';
import { formatDate, formatMoney } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';
import { LIVE } from '../../../../shared/lib/live';
import { Facts } from '../../../../shared/ui/facts';

interface Props {
  /** Of the booking. */
  id: string;
  /** The name of the guest; undefined: nobody who is known. */
  guest: string | undefined;
}

/** What not coming costs by what the guest agreed to, and the click that takes it from their card. */
export function NoShowFee({ id, guest = '' }: Props) {
  const { t } = useTranslation('payments');
  const { data } = useGetNoShowFeeQuery({ id }, LIVE);
  const language = useLanguage();
  const { vendor } = useMe();
  const fee = data?.data;
  if (!fee?.agreed) return null;
  const { kind, amount, currency, card, agreed, agreedAt } = fee;
  const agreedOn = venueTimeOf(Date.parse(agreedAt ?? ''), vendor.timezone).date;

  return (
    <Box component="section" aria-label={t('noShow.title')} sx={{ mt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Typography variant="h6" component="h3" sx={{ flex: 1 }}>
          {t('noShow.title')}
        </Typography>
        <Charge id={id} guest={guest} fee={fee} />
      </Box>
      <Facts
        facts={[
          [
            t('noShow.kept'),
            card &&
              `${brandName(card.brand)} ··${card.lastFour}, ${t('noShow.expires', {
                month: String(card.expiryMonth).padStart(2, '0'),
                year: card.expiryYear,
              })}`,
          ],
          [
            t(kind === 'lateCancellation' ? 'noShow.late' : 'noShow.noShow'),
            kind && formatMoney(language, amount, currency),
          ],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('noShow.agreed', { when: formatDate(language, agreedOn) })}: “{agreed}”
      </Typography>
      <Outcome fee={fee} />
    </Box>
  );
}

function Charge({ id, guest, fee }: { id: string; guest: string; fee: NoShowFeeOutput }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { level } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const [charge, { isLoading }] = useChargeNoShowFeeMutation();
  const { kind, owed, currency, card, state } = fee;
  const isDone = state === 'charged' || state === 'charging';
  if (!kind || owed === 0 || !card || isDone || !may(level, 'payments.charge')) return null;
  const sum = formatMoney(language, owed, currency);

  const take = async () => {
    const confirmed = await confirm({
      title: t(kind === 'lateCancellation' ? 'noShow.chargeLate' : 'noShow.charge'),
      message: t('noShow.confirmText', { sum, guest }),
      confirmLabel: t('noShow.confirm', { sum }),
    });
    if (!confirmed) return;
    await run(() => charge({ id, chargeNoShowFeeInput: { amount: owed } }).unwrap(), {
      failed: t('noShow.failed'),
    });
  };
  return (
    <Button size="small" variant="contained" loading={isLoading} onClick={() => void take()}>
      {t(kind === 'lateCancellation' ? 'noShow.chargeLate' : 'noShow.charge')}
    </Button>
  );
}

/** How the last charge went, or why there can be none. */
function Outcome({ fee }: { fee: NoShowFeeOutput }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { state, kind, card, owed, amount, currency } = fee;
  const sum = formatMoney(language, amount, currency);
  const sx = { mt: 1.5 };
  if (state === 'charged') {
    return (
      <Alert severity="success" sx={sx}>
        {t('noShow.charged', { sum })}
      </Alert>
    );
  }
  if (state === 'charging') {
    return (
      <Alert severity="info" sx={sx}>
        {t('noShow.charging')}
      </Alert>
    );
  }
  if (!kind)
    return card ? (
      <Alert severity="info" sx={sx}>
        {t('noShow.none')}
      </Alert>
    ) : null;
  if (owed === 0) return null;
  if (state === 'declined' || state === 'needsGuest') {
    return (
      <Alert severity="warning" sx={sx}>
        {t(`noShow.${state}`)}
      </Alert>
    );
  }
  return card ? null : (
    <Alert severity="warning" sx={sx}>
      {t('noShow.noCard')}
    </Alert>
  );
}

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
