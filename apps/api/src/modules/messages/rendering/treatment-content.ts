import { formatDate, formatMoney, formatTime, formatTimeRange } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { addonsText, optionalRow, type Row } from './booking-content';
import type { MessageContent, MessageTexts, MessageVendor } from './message-content';
import type { FreeTimesVars, JourneyPartVars, TreatmentVars } from './message-vars';

/** The details of a treatment or a journey as rows; what it lacks is left out. */
export function treatmentRows(
  t: MessageTexts,
  language: Language,
  { currency }: MessageVendor,
  vars: TreatmentVars,
): Row[] {
  const { guests, comment, addons, total } = vars;
  return [
    ...optionalRow(t('details.bookingId'), vars.bookingId),
    ...(vars.parts ? journeyRows(t, language, vars.parts) : ownRows(t, language, vars)),
    ...optionalRow(
      t('details.participants'),
      guests > 1 ? t('details.participantsValue', { count: guests }) : undefined,
    ),
    ...optionalRow(t('details.addons'), addonsText(addons)),
    ...optionalRow(t('details.comment'), comment),
    ...optionalRow(t('details.total'), total ? formatMoney(language, total, currency) : undefined),
  ];
}

const ownRows = (
  t: MessageTexts,
  language: Language,
  { treatment, date, start, end, therapists }: TreatmentVars,
): Row[] => [
  [t('treatmentConfirmation.treatment'), treatment],
  [t('details.date'), formatDate(language, date, 'full')],
  [t('details.time'), formatTimeRange(start, end)],
  ...optionalRow(t('treatmentConfirmation.therapist'), therapists.join(', ')),
];

function journeyRows(
  t: MessageTexts,
  language: Language,
  parts: readonly JourneyPartVars[],
): Row[] {
  const [day, ...others] = new Set(parts.map(({ date }) => formatDate(language, date, 'full')));
  // each of its treatments can be moved by itself, to another day too
  const isOnOneDay = others.length === 0;
  return [
    ...optionalRow(t('details.date'), isOnOneDay ? day : undefined),
    ...parts.map(({ treatment, date, start, end, therapists }): Row => {
      const time = formatTimeRange(start, end);
      return [
        isOnOneDay ? time : `${formatDate(language, date, 'full')}, ${time}`,
        [treatment, ...therapists].join(', '),
      ];
    }),
  ];
}

/** More would be a timetable: the page has all of them. */
const MOST_STARTS = 8;

/** Free times as rows, a day each. */
export const freeTimesRows = (language: Language, { days }: FreeTimesVars): Row[] =>
  days.map(({ date, starts }) => {
    const shown = starts.slice(0, MOST_STARTS).map(formatTime);
    return [
      formatDate(language, date, 'full'),
      [...shown, ...(starts.length > MOST_STARTS ? ['…'] : [])].join(', '),
    ];
  });

/** Where to answer before it; nothing where nothing is asked. */
export function intakeOf(
  t: MessageTexts,
  { intakes = [] }: TreatmentVars,
): Pick<MessageContent, 'further'> {
  if (intakes.length === 0) return {};
  const links = intakes.map(({ treatment, link }) => ({
    label: intakes.length > 1 ? treatment : t('intake.action'),
    link,
  }));
  return { further: { text: t('intake.text'), links } };
}
