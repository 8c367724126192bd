import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { listName } from '@atrium/rules/guests/guest-name';
import { expectedStatus } from '@atrium/rules/statuses/expected-status';
import { nextStatus } from '@atrium/rules/statuses/next-status';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { shownStatus } from '../../../../shared/bookings/status/use-shown-status';
import type { MenuAction } from '../../components/actions-menu';
import type { TableOffer } from '../../lib/blocks/table-offer';
import type { Table } from '../../lib/room';
import { seatingStatuses } from '../../lib/statuses';
import type { TableState } from '../../lib/tables/table-state';
import type { Evening } from '../use-evening';
import { useDeleteReservation } from './use-delete-reservation';
import { useGiveStatus } from './use-give-status';
import type { Move } from './use-move-party';

interface Options {
  evening: Evening;
  onOpen: (reservation: BookingOutput) => void;
  /** @param at minutes from midnight; the time shown without it */
  onNew: (table: Table, at?: number) => void;
  onDropIn: (table: Table) => void;
  onCarry: (reservation: BookingOutput) => void;
  onMove: (reservation: BookingOutput, move: Move) => void;
  /** The plan is shown, so there are tables to carry to. */
  canCarry: boolean;
}

/** What the context menus of tables and reservations offer. */
export function useMenuActions(options: Options) {
  const { evening, onOpen, onNew, onDropIn, onCarry, onMove, canCarry } = options;
  const { t } = useTranslation(['seating', 'admin']);
  const { level } = useMe();
  const statuses = evening.statuses.data?.data ?? [];
  const { give } = useGiveStatus(expectedStatus(statuses));
  const { deleteReservation } = useDeleteReservation();
  const nameOf = ({ _customer }: BookingOutput) => listName(_customer, t('admin:booking.dropIn'));

  const ofReservation = (one: BookingOutput): MenuAction[][] => {
    const name = nameOf(one);
    const shown = shownStatus(one, statuses)?._id;
    const next = nextStatus(statuses, shown);
    return [
      next
        ? [
            {
              key: 'next-status',
              label: t('panel.next', { status: next.name }),
              onChoose: () => void give(one, next),
            },
          ]
        : [],
      [
        { key: 'open', label: t('menu.open', { name }), onChoose: () => onOpen(one) },
        ...(canCarry
          ? [{ key: 'move', label: t('menu.move', { name }), onChoose: () => onCarry(one) }]
          : []),
        ...(one.tables.length > 0
          ? [{ key: 'clear', label: t('menu.clear'), onChoose: () => onMove(one, { tables: [] }) }]
          : []),
      ],
      seatingStatuses(statuses).map((status) => ({
        key: status._id,
        label: status.name,
        isOn: status._id === shown,
        onChoose: () => void give(one, status),
      })),
      may(level, 'bookings.delete')
        ? [{ key: 'delete', label: t('panel.delete'), onChoose: () => void deleteReservation(one) }]
        : [],
    ];
  };

  const beginAt = (table: Table, offer: TableOffer, at: number | undefined): MenuAction[] => {
    if (offer.kind === 'none' || table.guestCount === 0) return [];
    if (offer.kind === 'later') {
      const label = t('menu.newFrom', { time: formatTime(offer.from) });
      return [{ key: 'new', label, onChoose: () => onNew(table, offer.from) }];
    }
    return [
      { key: 'new', label: t('newReservation'), onChoose: () => onNew(table, at) },
      // who drops in sits down now
      ...(offer.dropIn && at === undefined
        ? [{ key: 'drop-in', label: t('menu.dropIn'), onChoose: () => onDropIn(table) }]
        : []),
    ];
  };

  /**
   * @param state at the time that was pressed, like the offer
   * @param at that time, minutes from midnight; undefined: the time shown
   */
  const ofTable = (
    table: Table,
    { party, next }: TableState,
    offer: TableOffer,
    at?: number,
  ): MenuAction[][] => [
    beginAt(table, offer, at),
    ...(party ? ofReservation(party) : []),
    next
      ? [
          {
            key: 'next',
            label: t('menu.open', { name: nameOf(next) }),
            onChoose: () => onOpen(next),
          },
        ]
      : [],
  ];

  return { ofReservation, ofTable };
}
