import { formatDate, formatInstant, formatNumber } from '@atrium/i18n/format';
import { type Language, languageInfo } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import type { OwnReview } from '../reviews/public';
import type { OwnDataStream, OwnMembershipUse, OwnMessage } from './own-data.dto';
import { type Cell, htmlPage, pairsSection, tableSection } from './own-data-html';
import {
  consentName,
  guestRows,
  membershipHead,
  membershipRow,
  type Reader,
  reservationHead,
  reservationRow,
  stayHead,
  stayRow,
  treatmentHead,
  treatmentRow,
} from './own-data-rows';

interface PageOptions {
  readonly language: Language;
  /** Name of the venue. */
  readonly vendor: string;
  /** IANA, the venue's. */
  readonly timezone: string;
}

/** Everything stored about a guest as a page, streamed as it is read. */
export function ownDataPage(
  data: OwnDataStream,
  { language, vendor, timezone }: PageOptions,
): AsyncGenerator<string> {
  const t = messageTexts(language);
  const at = (instant: string) => formatInstant(language, instant, timezone);
  return htmlPage(
    {
      locale: languageInfo[language].locale,
      title: t('ownData.title', { vendor }),
      intro: t('ownData.exported', { date: at(data.exportedAt) }),
    },
    sections(data, { t, language, timezone }, at),
  );
}

async function* sections(
  data: OwnDataStream,
  reader: Reader,
  at: (instant: string) => string,
): AsyncGenerator<string> {
  const { t, language } = reader;
  const { guest, reservations } = data;
  const ofReservation = rowsOf(reservationRow, reader);
  yield* pairsSection(t('ownData.profile'), guestRows(guest, reader));
  yield* tableSection(
    t,
    t('ownData.reservations'),
    reservationHead(reader),
    ofReservation(reservations.upcoming, reservations.past),
  );
  yield* tableSection(
    t,
    t('ownData.treatments'),
    treatmentHead(reader),
    rowsOf(treatmentRow, reader)(data.treatments),
  );
  yield* tableSection(t, t('ownData.stays'), stayHead(reader), rowsOf(stayRow, reader)(data.stays));
  yield* tableSection(
    t,
    t('ownData.memberships'),
    membershipHead(reader),
    rowsOf(membershipRow, reader)(data.memberships),
  );
  yield* tableSection(
    t,
    t('ownData.uses'),
    [t('ownData.type'), t('ownData.date'), t('ownData.used'), t('ownData.usedInAll')],
    rowsOf(
      (use: OwnMembershipUse) => [
        use.name,
        at(use.at),
        formatNumber(language, use.uses),
        formatNumber(language, use.numberOfUsages),
      ],
      reader,
    )(data.membershipUses),
  );
  yield* tableSection(
    t,
    t('ownData.messages'),
    [t('ownData.sent'), t('ownData.sentTo'), t('ownData.subject'), t('ownData.comment')],
    rowsOf((one: OwnMessage) => [at(one.at), one.to, one.subject, one.text], reader)(data.messages),
  );
  yield* tableSection(
    t,
    t('ownData.reviews'),
    [t('ownData.activity'), t('ownData.date'), t('ownData.rating'), t('ownData.comment')],
    rowsOf(
      (one: OwnReview) => [
        one.service,
        formatDate(language, one.date),
        one.rating === undefined ? '' : formatNumber(language, one.rating),
        one.comment,
      ],
      reader,
    )(data.reviews),
  );
  yield* tableSection(
    t,
    t('ownData.consents'),
    [t('ownData.consent'), t('ownData.answer'), t('ownData.date')],
    guest.consents.map(({ type, given, at: when }) => [
      consentName(type, t),
      given ? t('ownData.yes') : t('ownData.no'),
      at(when),
    ]),
  );
}

/** Reads lists in turn and turns each item into a row. */
function rowsOf<T>(toRow: (item: T, reader: Reader) => Cell[], reader: Reader) {
  return async function* rows(...lists: AsyncIterable<T>[]): AsyncGenerator<Cell[]> {
    for (const list of lists) {
      for await (const item of list) yield toRow(item, reader);
    }
  };
}
