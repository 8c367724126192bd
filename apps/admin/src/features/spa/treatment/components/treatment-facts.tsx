import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { Facts } from '../../../../shared/ui/facts';
import { useTreatmentTime } from '../hooks/use-treatment-time';
import { WishText } from './wish-text';

interface Props {
  treatment: TreatmentOutput;
}

/** What was agreed, as it is saved. */
export function TreatmentFacts({ treatment }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const language = useLanguage();
  const { vendor } = useMe();
  const timeOf = useTreatmentTime();
  const { terms, total, wish, guests } = treatment;
  const instant = (at: Date | string) => formatInstant(language, at, vendor.timezone);
  const deadline =
    terms &&
    new Date(
      cancellationDeadline({
        date: treatment.date,
        timeindex: treatment.timeindexStart,
        cancellationHours: terms.cancelInformation,
        zone: vendor.timezone,
      }),
    );
  const money = (minor: number | undefined) =>
    terms && minor !== undefined && <Money minor={minor} currency={terms.currency} />;

  return (
    <Facts
      facts={[
        [t('type'), treatment._treatmentType?.name],
        [t('admin:booking.time'), timeOf(treatment)],
        [t('guests'), guests > 1 && guests],
        [t('wish.label'), wish && <WishText wish={wish} />],
        [t('price'), money(terms?.price)],
        [
          t('admin:booking.addons'),
          treatment.addons.map(({ quantity, _addon }) => `${quantity} × ${_addon.name}`).join(', '),
        ],
        [t('admin:booking.total'), treatment.addons.length > 0 && money(total)],
        [t('admin:paidBy.label'), terms?.coveredBy?.name],
        [
          t('payment.label'),
          terms && (!terms.coveredBy || total !== 0) && t(paymentKey(treatment)),
        ],
        [t('cancellation'), deadline && t('cancelUntil', { when: instant(deadline) })],
        [t('admin:booking.bookingId'), treatment.bookingId],
        [
          t('admin:booking.source'),
          t(treatment.onlineBooking ? 'admin:booking.online' : 'admin:booking.byStaff'),
        ],
        [t('admin:booking.createdAt'), instant(treatment.createdAt)],
      ]}
    />
  );
}

function paymentKey({ status }: Pick<TreatmentOutput, 'status'>) {
  if (status === 'paid') return 'payment.paid';
  return status === 'pre-paid' ? 'payment.prePaid' : 'payment.open';
}
