import { formatDate, formatMoney, formatTimeRange } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { addonsText, optionalRow, type Row } from './booking-content';
import type { MessageTexts, MessageVendor } from './message-content';
import type { TreatmentVars } from './message-vars';

/** The details of a treatment as rows; what it lacks is left out. */
export function treatmentRows(
  t: MessageTexts,
  language: Language,
  { currency }: MessageVendor,
  { treatment, date, start, end, therapists, guests, comment, addons, total }: TreatmentVars,
): Row[] {
  return [
    [t('treatmentConfirmation.treatment'), treatment],
    [t('details.date'), formatDate(language, date, 'full')],
    [t('details.time'), formatTimeRange(start, end)],
    ...optionalRow(t('treatmentConfirmation.therapist'), therapists.join(', ')),
    ...optionalRow(
      t('details.participants'),
      guests > 1 ? t('details.participantsValue', { count: guests }) : undefined,
    ),
    ...optionalRow(t('details.addons'), addonsText(addons)),
    ...optionalRow(t('details.comment'), comment),
    ...optionalRow(t('details.total'), total ? formatMoney(language, total, currency) : undefined),
  ];
}
