import type { BookingOutput, ServiceOutput } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import type { ShownPicture } from '@atrium/ui/components/display/picture';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { TableWishLine } from '../../../../shared/bookings/tables/table-wish-line';
import { usePrintedParty } from '../../../../shared/bookings/use-printed-party';
import { PrintedPage } from '../../../../shared/ui/printed-page';
import type { Evening } from '../../hooks/use-evening';
import { useTableText } from '../../hooks/use-table-text';
import { type Room, tableNames } from '../../lib/room';
import { PrintedPlan } from './printed-plan';

interface Props {
  evening: Evening;
  room: Room;
  date: string;
  /** That is chosen; undefined for all. */
  service: ServiceOutput | undefined;
  /** The picture beneath the plan. */
  background: ShownPicture | undefined;
  onPrinted: () => void;
}

/** The evening on paper, for the kitchen and the door: the plan, and everybody by time. */
export function PrintedEvening(props: Props) {
  const { evening, room, date, service, background, onPrinted } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  const partyText = usePrintedParty();
  const { nameOf, knownOf } = useTableText(date);
  const parties = evening.shown
    .filter(({ active, _bookingStatus }) => isListed({ active, status: _bookingStatus }))
    .toSorted((a, b) => a.timeindex - b.timeindex || a._id.localeCompare(b._id));
  const covers = parties.reduce((sum, { participants }) => sum + participants, 0);
  const notesOf = ({ comment, internalComment }: BookingOutput) =>
    [comment, internalComment].filter(Boolean).join(' · ');

  const heads = [
    t('admin:booking.time'),
    t('admin:booking.guest'),
    t('admin:booking.participants'),
    t('panel.tables'),
    t('admin:booking.comment'),
  ];
  return (
    <PrintedPage
      title={room.name}
      subtitle={[
        formatDate(language, date, 'full'),
        service ? serviceName(service, language) : t('admin:listBookings.allServices'),
      ].join(' · ')}
      onPrinted={onPrinted}
    >
      <PrintedPlan room={room} parties={parties} day={date} background={background} />
      <h2>{`${t('list.label')} · ${covers}`}</h2>
      {parties.length === 0 ? (
        <p>{t('list.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party._id}>
                <td>{formatTimeRange(party.timeindex, party.timeindexEnd)}</td>
                <td>{nameOf(party)}</td>
                <td>{partyText(party)}</td>
                <td>{tableNames(party.tables, evening.tables)}</td>
                <td>
                  {knownOf(party) && (
                    <div>
                      <strong>{knownOf(party)}</strong>
                    </div>
                  )}
                  {notesOf(party)}
                  {party.tableWish && (
                    <div>
                      <TableWishLine wish={party.tableWish} />
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintedPage>
  );
}
