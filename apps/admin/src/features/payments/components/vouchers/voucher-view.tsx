import type { VoucherDetail } from '@atrium/api-client/admin';
import { formatDate, formatInstant } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { BackLink } from '../../../../shared/ui/back-link';
import { Facts } from '../../../../shared/ui/facts';
import { PageHeader } from '../../../../shared/ui/page-header';
import { thingPath } from '../../lib/thing-path';
import { VoucherActions } from './voucher-actions';
import { VoucherStateChip } from './voucher-state-chip';

interface Props {
  voucher: VoucherDetail;
}

/** Everything of one gift card but its code. */
export function VoucherView({ voucher }: Props) {
  const { t } = useTranslation(['vouchers', 'payments']);
  const language = useLanguage();
  const { vendor } = useMe();
  const { ending, state, amount, remaining, currency, validUntil, buyer, customerId } = voucher;
  const { recipient, sentAt, sendOn, createdAt, greeting, reason, uses } = voucher;
  const person = (one: { name: string; email: string } | undefined) =>
    one && `${one.name}, ${one.email}`;
  const giver = person(buyer) ?? t(customerId ? 'erased' : 'byStaff');
  const instant = (at: string) => formatInstant(language, at, vendor.timezone);

  return (
    <>
      <BackLink to={paths.vouchers} label={t('title')} />
      <PageHeader
        title={t('one.title', { ending })}
        subtitle={
          <Box sx={{ mt: 0.5 }}>
            <VoucherStateChip state={state} />
          </Box>
        }
        actions={<VoucherActions voucher={voucher} />}
      />
      <Card sx={{ p: 2.5, mb: 3 }}>
        <Facts
          facts={[
            [t('columns.remaining'), <Money key="left" minor={remaining} currency={currency} />],
            [t('columns.amount'), <Money key="all" minor={amount} currency={currency} />],
            [
              t('columns.validUntil'),
              validUntil ? formatDate(language, validUntil, 'full') : t('noEnd'),
            ],
            [t('columns.recipient'), person(recipient) ?? t('erased')],
            [
              t('columns.buyer'),
              customerId && buyer ? (
                <Link component={RouterLink} to={paths.guest(customerId)}>
                  {giver}
                </Link>
              ) : (
                giver
              ),
            ],
            [t('columns.issued'), instant(createdAt)],
            sentAt
              ? [t('columns.sent'), instant(sentAt)]
              : [t('columns.sendOn'), formatDate(language, sendOn, 'full')],
            [t('columns.greeting'), greeting],
            [t('columns.reason'), reason],
          ]}
        />
      </Card>
      <section aria-label={t('one.history')}>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {t('one.history')}
        </Typography>
        {uses.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('one.unused')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {uses.map((use) => (
              <Use key={`${use.at} ${use.kind} ${use.aboutId}`} use={use} currency={currency} />
            ))}
          </Box>
        )}
      </section>
    </>
  );
}

function Use({ use, currency }: { use: VoucherDetail['uses'][number]; currency: string }) {
  const { t } = useTranslation(['vouchers', 'payments']);
  const language = useLanguage();
  const { vendor } = useMe();
  const { kind, amount, description, aboutKind, aboutId, by, at } = use;
  const page = kind === 'refunded' ? undefined : thingPath({ kind: aboutKind, _id: aboutId });
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5, display: 'flex', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${t(`uses.${kind}`)}: `}
          {page ? (
            <Link component={RouterLink} to={page}>
              {description}
            </Link>
          ) : (
            description
          )}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`${formatInstant(language, at, vendor.timezone)} · ${t(`payments:by.${by}`)}`}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {kind === 'returned' ? '+ ' : '− '}
        <Money minor={amount} currency={currency} />
      </Typography>
    </Card>
  );
}
