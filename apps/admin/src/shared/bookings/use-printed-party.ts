import type { BookingOutput } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';

type Party = Pick<BookingOutput, 'participants' | 'numberOfChildren' | 'childAges'>;

/** '5 (Children: 2, age 4, 9)', on paper. */
export function usePrintedParty(): (party: Party) => string {
  const { t } = useTranslation(['admin', 'common']);
  return ({ participants, numberOfChildren, childAges }) => {
    if (numberOfChildren === 0) return String(participants);
    const ages = childAges && t('common:units.aged', { ages: childAges.join(', ') });
    const children = [numberOfChildren, ages].filter(Boolean).join(', ');
    return `${participants} (${t('booking.children')}: ${children})`;
  };
}
