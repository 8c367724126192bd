import {
  type RenewalOutput,
  useGetMyRenewalQuery,
  useLookAtRenewalCardMutation,
} from '@atrium/api-client/hub/sales';
import { formatDate, formatMoney } from '@atrium/i18n/format';
import { sales } from '@atrium/i18n/loaders/sales';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { RenewalActions } from './renewal-actions';

const areas = ['sales'] as const;
const own = { sales };

interface Props {
  /** Id of the membership. */
  id: string;
  /** The guest comes back from giving a card. */
  isBack: boolean;
}

/** When a membership renews, for how much and from which card, and what its guest can do about it. */
export function Renewal(props: Props) {
  return (
    <AreaTexts areas={areas} own={own}>
      <Shown {...props} />
    </AreaTexts>
  );
}

function Shown({ id, isBack }: Props) {
  const { t } = useTranslation(['sales', 'common']);
  const errorText = useErrorText();
  const { data, error, refetch } = useGetMyRenewalQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [look] = useLookAtRenewalCardMutation();
  const hasLooked = useRef(false);

  useEffect(() => {
    if (!isBack || hasLooked.current) return;
    hasLooked.current = true;
    void look({ id });
  }, [id, isBack, look]);

  if (!data) {
    return error === undefined ? (
      <Skeleton
        variant="rounded"
        height={96}
        role="status"
        aria-label={t('common:state.loading')}
      />
    ) : (
      <ErrorState title={t('renewal.failed')} message={errorText(error)} onRetry={refetch} />
    );
  }
  return <Facts id={id} renewal={data.data} />;
}

function Facts({ id, renewal }: { id: string; renewal: RenewalOutput }) {
  const { t } = useTranslation('sales');
  const language = useLanguage();
  const { timezone } = useVendor();
  const { card, agreed, agreedAt, state } = renewal;
  const agreedOn = agreedAt && venueTimeOf(Date.parse(agreedAt), timezone).date;

  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 1.5, overflowWrap: 'anywhere' }}>
      <Typography role="status">{useStanding(renewal)}</Typography>
      {state !== 'lapsed' && (
        <Typography>
          {card
            ? `${t('renewal.cardOf')}: ${t('renewal.card', {
                brand: brandName(card.brand),
                lastFour: card.lastFour,
                month: String(card.expiryMonth).padStart(2, '0'),
                year: card.expiryYear,
              })}`
            : t('renewal.noCard')}
        </Typography>
      )}
      {agreed && agreedOn && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('renewal.agreed', { date: formatDate(language, agreedOn) })}: “{agreed}”
        </Typography>
      )}
      <RenewalActions id={id} renewal={renewal} />
    </Box>
  );
}

/** How it stands, in a sentence. */
function useStanding({ state, payUntil, chargedOn, endsOn, price, currency }: RenewalOutput) {
  const { t } = useTranslation('sales');
  const language = useLanguage();
  const day = (date: string) => formatDate(language, date);
  if (state === 'lapsed') return t('renewal.lapsed');
  if (state === 'stopped') return t('renewal.stopped', { date: endsOn ? day(endsOn) : '' });
  if (payUntil) return t('renewal.late', { date: day(payUntil) });
  if (!chargedOn) return t('renewal.waiting');
  const sum = formatMoney(language, price, currency);
  return t('renewal.on', { date: day(chargedOn), sum });
}

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
