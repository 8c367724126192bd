import { useListStaysQuery } from '@atrium/api-client/admin';
import { formatDateRange } from '@atrium/i18n/format';
import { stayTreatmentProblem } from '@atrium/rules/guests/stay';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { stayPayer } from './payer';

interface Use {
  guestId: string;
  /** Id of the treatment’s type. */
  type: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** How many get it at once. */
  guests: number;
  /** What is chosen; it stays visible, so that the server’s refusal makes sense. */
  chosen: string;
}

/** The guest’s stays that include a treatment on its day, as choices of who pays. */
export function useStayPayers({ guestId, type, date, guests, chosen }: Use) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { modules } = useMe().vendor;
  const { data } = useListStaysQuery({ guestId }, { skip: !modules.stays });
  return (data?.data ?? []).flatMap((stay) =>
    stay.treatmentTypes.flatMap(({ _id, _treatmentType, name, quantity, included, booked }) => {
      const value = stayPayer(_id);
      const problem = stayTreatmentProblem(
        stay,
        { treatmentType: _treatmentType, quantity, treatments: [{ guests: booked }] },
        { treatmentType: type, date, guests },
      );
      if (value !== chosen && problem !== undefined) return [];
      const days = formatDateRange(language, stay.arrivaldate, stay.departuredate);
      const paying = stay.packageName ?? t('paidBy.stayOf', { days });
      return [
        {
          value,
          label: `${paying} · ${name} · ${t('stayEdit.treatmentsOf', { booked, included })}`,
        },
      ];
    }),
  );
}
