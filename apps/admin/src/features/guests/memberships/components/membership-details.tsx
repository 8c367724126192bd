import { useGetMembershipQuery, useListServicesQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { formatDate, formatInstant, formatList, formatMoney } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { LIVE } from '../../../../shared/lib/live';
import { Facts } from '../../../../shared/ui/facts';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { isUsable } from '../lib/membership-order';
import { MembershipButtons } from './membership-buttons';
import { MembershipLedger } from './membership-ledger';
import { MembershipStatusChip } from './membership-status-chip';
import { MembershipUsage } from './membership-usage';
import { UseMembershipDialog } from './use-membership-dialog';

// Most memberships do not renew.
const MembershipRenewal = lazy(async () => ({
  default: (await import('./membership-renewal')).MembershipRenewal,
}));

interface Props {
  guestId: string;
  membershipId: string;
}

/**
 * Opened over a disagreement, "I had more left than that": the count first, then every use, by whom
 * and when.
 */
export function MembershipDetails({ guestId, membershipId }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const today = useVenueNow(vendor.timezone).date;
  const [using, setUsing] = useState(false);
  const services = useListServicesQuery();
  const { data, error, refetch } = useGetMembershipQuery({ id: membershipId }, LIVE);

  if (isApiError(error) && error.status === 404) {
    return <EmptyState title={t('memberships.missing')} action={back()} />;
  }
  if (error && !data) return <ErrorState title={t('memberships.failed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={6} />;

  const membership = data.data;
  const canEdit = may(level, 'memberships.edit');
  const day = (date: string | undefined) => date && formatDate(language, date);
  const covered = (services.data?.data ?? [])
    .filter(({ _id }) => membership.services.includes(_id))
    .map((service) => serviceName(service, language));
  const covers =
    membership.services.length === 0
      ? t('memberships.coversNone')
      : covered.length > 0 && formatList(language, covered);

  return (
    <Card component="section" aria-label={membership._membershipType.name} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        {back()}
        <Typography variant="h5" component="h2">
          {membership._membershipType.name}
        </Typography>
        <MembershipStatusChip membership={membership} today={today} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          {canEdit && (
            <MembershipButtons
              membership={membership}
              onUse={isUsable(membership, today) ? () => setUsing(true) : undefined}
            />
          )}
        </Box>
      </Box>
      <Facts
        facts={[
          [t('memberships.usage'), <MembershipUsage key="usage" membership={membership} />],
          [t('memberships.startDate'), day(membership.dateFrom)],
          [t('memberships.endDate'), day(membership.dateUntil) ?? t('memberships.noEnd')],
          [t('memberships.graceUntil'), day(membership.graceUntil)],
          [t('memberships.pausedSince'), day(membership.pausedFrom)],
          [t('memberships.endedOn'), day(membership.endedOn)],
          [t('memberships.covers'), covers],
          [t('memberships.price'), formatMoney(language, membership.price, membership.currency)],
          [t('memberships.soldOn'), formatInstant(language, membership.createdAt, vendor.timezone)],
          [t('memberships.comment'), membership.comment],
        ]}
      />
      {membership.renewal && (
        <Suspense fallback={<FactsSkeleton facts={3} />}>
          <MembershipRenewal id={membership._id} canEdit={canEdit} />
        </Suspense>
      )}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 0.5 }}>
        {t('memberships.ledger.title')}
      </Typography>
      <MembershipLedger membership={membership} canUndo={canEdit} />
      {using && (
        <UseMembershipDialog
          membership={membership}
          onUsed={() => setUsing(false)}
          onClose={() => setUsing(false)}
        />
      )}
    </Card>
  );

  function back() {
    return (
      <Button
        component={Link}
        to={paths.guestMemberships(guestId)}
        state={{ keepFocus: true }}
        size="small"
        startIcon={<BackIcon />}
      >
        {t('memberships.title')}
      </Button>
    );
  }
}
