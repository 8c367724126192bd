import { type RenewalOutput, useGetRenewalQuery } from '@atrium/api-client/admin';
import { formatDate, formatInstant, formatMoney } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { LIVE } from '../../../../shared/lib/live';
import { Facts } from '../../../../shared/ui/facts';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { RenewalButtons } from './renewal-buttons';

interface Props {
  /** Id of the membership. */
  id: string;
  canEdit: boolean;
}

/** When a guest's membership renews, for how much and from which card, and who stopped it. */
export function MembershipRenewal({ id, canEdit }: Props) {
  const { t } = useTranslation('payments');
  const { data, error, refetch } = useGetRenewalQuery({ id }, LIVE);
  if (error && !data) return <ErrorState title={t('renewal.failed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={3} />;
  return <Shown id={id} renewal={data.data} canEdit={canEdit} />;
}

function Shown({ id, renewal, canEdit }: Props & { renewal: RenewalOutput }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { vendor } = useMe();
  const { card, agreed, agreedAt, changed, chargedOn, payUntil } = renewal;
  const standing = useStanding(renewal);
  const agreedOn = agreedAt && venueTimeOf(Date.parse(agreedAt), vendor.timezone).date;
  const who = (by: string, name: string | undefined) =>
    name ?? t(by === 'system' ? 'renewal.itself' : 'renewal.guest');

  return (
    <Box component="section" aria-label={t('renewal.title')} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {t('renewal.title')}
        </Typography>
        {canEdit && <RenewalButtons id={id} renewal={renewal} />}
      </Box>
      <Facts
        facts={[
          [t('renewal.state'), standing],
          [t('renewal.again'), payUntil && chargedOn && formatDate(language, chargedOn)],
          [
            t('renewal.card'),
            card
              ? `${brandName(card.brand)} ··${card.lastFour}, ${t('noShow.expires', {
                  month: String(card.expiryMonth).padStart(2, '0'),
                  year: card.expiryYear,
                })}`
              : t('renewal.noCard'),
          ],
          [
            t('renewal.changed'),
            changed &&
              t('renewal.by', {
                who: who(changed.by, changed.name),
                when: formatInstant(language, changed.at, vendor.timezone),
              }),
          ],
        ]}
      />
      {agreed && agreedOn && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('noShow.agreed', { when: formatDate(language, agreedOn) })}: “{agreed}”
        </Typography>
      )}
    </Box>
  );
}

/** How it stands, in a few words. */
function useStanding({ state, payUntil, chargedOn, price, currency }: RenewalOutput): string {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  if (state !== 'on') return t(`renewal.${state}`);
  if (payUntil) return t('renewal.late', { date: formatDate(language, payUntil) });
  if (!chargedOn) return t('renewal.waiting');
  const sum = formatMoney(language, price, currency);
  return t('renewal.on', { date: formatDate(language, chargedOn), sum });
}

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
