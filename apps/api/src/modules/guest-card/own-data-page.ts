import {
  formatDate,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
  formatTimeRange,
} from '@atrium/i18n/format';
import { type Language, languageInfo } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import type { MembershipStatus } from '@atrium/rules/membership';
import { escapeHtml } from '../../common/html/escape-html';
import type { OwnDataExport } from './own-data.dto';

interface PageOptions {
  readonly language: Language;
  /** Name of the venue. */
  readonly vendor: string;
  /** IANA, the venue's. */
  readonly timezone: string;
}

type Cell = string | undefined;
type Texts = ReturnType<typeof messageTexts>;

const STYLE = `body{margin:0;background:#f4f4f2;color:#1f2328;font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 24px;background:#fff}
h1{font-size:24px;line-height:1.3}h2{margin:32px 0 8px;font-size:18px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #d0d7de}
p.none{color:#57606a}@media print{main{padding:0}}`;

/** All that is stored of a guest, as a page to read: nothing of it is loaded from anywhere. */
export function ownDataPage(data: OwnDataExport, options: PageOptions): string {
  const { language, vendor, timezone } = options;
  const t = messageTexts(language);
  const title = t('ownData.title', { vendor });
  const at = (instant: string) => formatInstant(language, instant, timezone);
  const sections = [
    section(t('ownData.profile'), pairs(profileOf(data, options, t))),
    section(t('ownData.reservations'), reservationsTable(data, options, t)),
    section(t('ownData.stays'), staysTable(data, options, t)),
    section(t('ownData.memberships'), membershipsTable(data, options, t)),
    section(
      t('ownData.messages'),
      table(
        t,
        [t('ownData.sent'), t('ownData.subject'), t('ownData.comment')],
        data.messages.map((message) => [at(message.at), message.subject, message.text]),
      ),
    ),
    section(
      t('ownData.consents'),
      table(
        t,
        [t('ownData.consent'), t('ownData.answer'), t('ownData.date')],
        data.guest.consents.map(({ type, given, at: when }) => [
          consentName(type, t),
          given ? t('ownData.yes') : t('ownData.no'),
          at(when),
        ]),
      ),
    ),
  ];
  return `<!doctype html>
<html lang="${languageInfo[language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('ownData.exported', { date: at(data.exportedAt) }))}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function profileOf(
  { guest }: OwnDataExport,
  { language, timezone }: PageOptions,
  t: Texts,
): [string, Cell][] {
  const { street, postalCode, city, country } = guest.address ?? {};
  const place = [postalCode, city].filter(Boolean).join(' ');
  const address = [street, place, country].filter(Boolean).join('\n');
  return [
    [t('ownData.name'), `${guest.firstname} ${guest.lastname}`.trim()],
    [t('ownData.email'), guest.email],
    [t('ownData.phone'), guest.phone],
    [t('ownData.birthDate'), guest.birthDate && formatDate(language, guest.birthDate)],
    [t('ownData.gender'), guest.gender],
    [t('ownData.loyaltyCode'), guest.loyaltyCode],
    [t('ownData.address'), address],
    [t('ownData.language'), languageInfo[language].nativeName],
    [t('ownData.companions'), formatList(language, guest.companions)],
    [t('ownData.since'), formatInstant(language, guest.createdAt, timezone)],
  ];
}

function reservationsTable(
  { reservations }: OwnDataExport,
  { language }: PageOptions,
  t: Texts,
): string {
  const head = [
    t('ownData.number'),
    t('ownData.activity'),
    t('ownData.date'),
    t('ownData.time'),
    t('ownData.participants'),
    t('ownData.total'),
    t('ownData.status'),
    t('ownData.comment'),
  ];
  const state = ({ active, waitingList }: { active: boolean; waitingList: boolean }) => {
    if (waitingList) return t('ownData.waiting');
    return active ? t('ownData.booked') : t('ownData.cancelled');
  };
  const rows = [...reservations.upcoming, ...reservations.past].map((one) => [
    one.bookingId,
    one._service.name,
    formatDate(language, one.date),
    formatTimeRange(one.timeindex, one.showEndTime ? one.timeindexEnd : null),
    formatNumber(language, one.participants),
    formatMoney(language, one.totalPrice, one.currency),
    state(one),
    one.comment,
  ]);
  return table(t, head, rows);
}

function staysTable({ stays }: OwnDataExport, { language }: PageOptions, t: Texts): string {
  const head = [
    t('ownData.arrival'),
    t('ownData.departure'),
    t('ownData.guests'),
    t('ownData.room'),
    t('ownData.includes'),
    t('ownData.status'),
  ];
  const rows = stays.map((stay) => [
    formatDate(language, stay.arrivaldate),
    formatDate(language, stay.departuredate),
    formatNumber(language, stay.nrOfGuests),
    stay.roomType,
    [
      ...stay.services.map(
        ({ _service, date }) => `${_service.name}, ${formatDate(language, date)}`,
      ),
      ...stay.addons.map(({ name, quantity }) => `${formatNumber(language, quantity)} × ${name}`),
    ].join('\n'),
    stayStatus(stay.status, t),
  ]);
  return table(t, head, rows);
}

function membershipsTable(
  { memberships }: OwnDataExport,
  { language }: PageOptions,
  t: Texts,
): string {
  const head = [
    t('ownData.type'),
    t('ownData.status'),
    t('ownData.from'),
    t('ownData.until'),
    t('ownData.usage'),
  ];
  const rows = memberships.map((one) => [
    one._membershipType.name,
    membershipStatus(one.status, t),
    formatDate(language, one.dateFrom),
    one.dateUntil && formatDate(language, one.dateUntil),
    one.maxNumberOfUsages === 0
      ? t('ownData.unlimited')
      : `${one.numberOfUsages}/${one.maxNumberOfUsages}`,
  ]);
  return table(t, head, rows);
}

function membershipStatus(status: MembershipStatus, t: Texts): string {
  if (status === 'paused') return t('ownData.membershipStatuses.paused');
  if (status === 'ended') return t('ownData.membershipStatuses.ended');
  if (status === 'expired') return t('ownData.membershipStatuses.expired');
  return t('ownData.membershipStatuses.active');
}

function stayStatus(status: string, t: Texts): string {
  if (status === 'in house') return t('ownData.stayStatuses.inHouse');
  if (status === 'no-show') return t('ownData.stayStatuses.noShow');
  if (status === 'departed') return t('ownData.stayStatuses.departed');
  if (status === 'cancelled') return t('ownData.stayStatuses.cancelled');
  return t('ownData.stayStatuses.expected');
}

function consentName(type: string, t: Texts): string {
  if (type === 'marketingEmail') return t('ownData.consentTypes.marketingEmail');
  if (type === 'marketingSms') return t('ownData.consentTypes.marketingSms');
  return t('ownData.consentTypes.terms');
}

const section = (title: string, content: string): string =>
  `<section>\n<h2>${escapeHtml(title)}</h2>\n${content}\n</section>`;

/** What a person typed may have lines of its own. */
const text = (cell: Cell): string => escapeHtml(cell ?? '').replace(/\n/g, '<br>');

function pairs(rows: readonly [string, Cell][]): string {
  const lines = rows
    .filter(([, cell]) => cell)
    .map(
      ([label, cell]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${text(cell)}</td></tr>`,
    );
  return `<table>\n${lines.join('\n')}\n</table>`;
}

function table(t: Texts, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return `<p class="none">${escapeHtml(t('ownData.nothing'))}</p>`;
  const line = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;
  return `<div class="wide"><table>
<thead>${line(head.map((label) => `<th scope="col">${escapeHtml(label)}</th>`))}</thead>
<tbody>
${rows.map((cells) => line(cells.map((cell) => `<td>${text(cell)}</td>`))).join('\n')}
</tbody>
</table></div>`;
}
