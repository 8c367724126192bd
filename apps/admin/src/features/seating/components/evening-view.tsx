import type { BookingOutput, SegmentOutput } from '@atrium/api-client/admin';
import { formatTime, formatTimeRange } from '@atrium/i18n/format';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useMayLeave } from '@atrium/ui/hooks/use-unsaved-guard';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router-dom';
import { paths } from '../../../paths';
import { useCarry } from '../../../shared/hooks/use-carry';
import { useStable } from '../../../shared/hooks/use-stable';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';
import { useMenuActions } from '../hooks/actions/use-menu-actions';
import { useMoveParty } from '../hooks/actions/use-move-party';
import { useSeatDropIn } from '../hooks/actions/use-seat-drop-in';
import { useTableBlocks } from '../hooks/blocks/use-table-blocks';
import { useDoor } from '../hooks/door/use-door';
import { usePartyDrag } from '../hooks/plan/use-party-drag';
import { usePlanTime } from '../hooks/plan/use-plan-time';
import type { Evening } from '../hooks/use-evening';
import type { EveningBoard, OpenMenu } from '../hooks/use-evening-board';
import { NEW_RESERVATION, type SeatingPlace } from '../hooks/use-seating-place';
import { useTableText } from '../hooks/use-table-text';
import { tableOffer } from '../lib/blocks/table-offer';
import { EVENING_COLUMNS, timelineColumns } from '../lib/layout';
import type { Room, Table } from '../lib/room';
import { dropPreview } from '../lib/tables/drop-preview';
import { tableState } from '../lib/tables/table-state';
import { LazyActionsMenu, loadActionsMenu } from './lazy-actions-menu';
import { ReservationList } from './list/reservation-list';
import { LiveLine } from './live/live-line';
import { DragChip } from './plan/drag-chip';
import { Proposals } from './proposals/proposals';
import { SeatingToolbar } from './seating-toolbar';

const BesidePlan = lazy(async () => ({
  default: (await import('./door/beside-plan')).BesidePlan,
}));
const DoorList = lazy(async () => ({
  default: (await import('./door/door-list')).DoorList,
}));
const loadPanel = () => import('./panel/reservation-panel');
const ReservationPanel = lazy(async () => ({ default: (await loadPanel()).ReservationPanel }));

const none: never[] = [];

interface Props {
  evening: Evening;
  /** That is shown. */
  room: Room;
  segments: readonly SegmentOutput[];
  place: SeatingPlace;
  go: (next: Partial<SeatingPlace>) => void;
  today: string;
  /** The venue's clock. */
  minutes: number;
}

/** An evening: the plan of its page, and beside it the list or whatever is open. */
export function EveningView(props: Props) {
  const { evening, room, segments, place, go, today, minutes } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const showToast = useToast();
  useIdlePreload(loadPanel);
  useIdlePreload(loadActionsMenu);
  const { reservations, blocks, ofDay, shown, tables } = evening;
  const now = place.date === today ? minutes : undefined;
  const time = usePlanTime({ date: place.date, now, reservations: shown });
  const { at } = time;
  const [typed, setTyped] = useState(place.search);
  const deferred = useDeferredValue(typed);
  // who is looked for may sit in another room; a long list is drawn after the plan, which is looked at first
  const listed = useDeferredValue<typeof shown | null>(deferred ? ofDay : shown, null);
  const everybody = useDeferredValue(reservations);
  const [menu, setMenu] = useState<OpenMenu>();
  const { nameOf, dropText } = useTableText(place.date);
  const move = useMoveParty(tables);
  const services = evening.services.data?.data ?? none;
  const isTimeline = useMatch(paths.seatingTimeline) !== null;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  // on a phone there is no plan: tables are given in the panel, or on the timeline
  const canCarry = isWide || isTimeline;

  const door = useDoor({ evening, date: place.date, now });
  const carry = useCarry(reservations);
  const putDown = (tableId: string) => {
    const { carried: party } = carry;
    const table = tables.get(tableId);
    if (!party || !table) return;
    const preview = dropPreview(table, party, { tables, reservations, blocks });
    if ('tables' in preview) {
      carry.end();
      void move(party, { tables: preview.tables });
    } else if (preview.kind !== 'nothing') {
      const message = `${table.name}: ${dropText(preview, table, party)}`;
      showToast({ type: 'warning', message });
    }
  };
  const { grab, dragging, chip } = usePartyDrag({ ...carry, putDown });
  const onGrab = useStable(grab);
  const mayLeave = useMayLeave();
  const nothing = { reservation: '', table: '', time: '' };
  const show = async (next: Partial<SeatingPlace>) => {
    if (await mayLeave()) go({ ...nothing, ...next });
  };
  const open = useStable(({ _id }: BookingOutput) => show({ reservation: _id }));
  const openNew = (table?: Table, start?: number) =>
    show({
      reservation: NEW_RESERVATION,
      table: table?._id ?? '',
      time: start === undefined ? '' : String(start),
    });
  const openEmpty = useStable(() => openNew());
  const type = useStable((search: string) => {
    setTyped(search);
    go({ search });
  });
  const pickUp = useStable((party: BookingOutput) => {
    carry.pickUp(party);
    document.querySelector<HTMLElement>('[data-table]')?.focus();
  });
  const onRowMenu = useCallback(
    (reservation: BookingOutput, anchor: HTMLElement) => setMenu({ reservation, anchor }),
    [],
  );

  const dropIn = {
    service: place.service || (services[0]?._id ?? ''),
    segment: segments[0]?._id ?? '',
  };
  const seatDropIn = useSeatDropIn({ evening, date: place.date, now: at, ...dropIn });
  const actions = useMenuActions({
    evening,
    onOpen: open,
    onNew: openNew,
    onDropIn: ({ _id }) => void seatDropIn({ tables: [_id] }),
    onCarry: pickUp,
    onMove: (party, to) => void move(party, to),
    canCarry,
  });
  const tableBlocks = useTableBlocks({
    ...{ evening, date: place.date, at, isToday: now !== undefined },
  });
  const stateOf = ({ _id }: Table, time = at) =>
    tableState(_id, reservations, { day: place.date, at: time });
  const offerOf = ({ _id }: Table, time = at) =>
    tableOffer(_id, { day: place.date, at: time }, { reservations, blocks });

  const press = useStable((table: Table) => {
    if (carry.carried) return putDown(table._id);
    if (door.choosing) return void door.seat(door.choosing, [table._id]);
    const { party } = stateOf(table);
    if (party) return open(party);
    const anchor = document.querySelector<HTMLElement>(`[data-table="${table._id}"]`);
    // nobody is seated at a blocked table: it says what can be done about it
    if (anchor && offerOf(table).kind !== 'now') openMenu({ table, anchor });
    else openNew(table.guestCount > 0 ? table : undefined);
  });
  const groupsOf = (asked: OpenMenu) => {
    if ('reservation' in asked) return actions.ofReservation(asked.reservation);
    const { table, at: pressed } = asked;
    return [
      ...actions.ofTable(table, stateOf(table, pressed), offerOf(table, pressed), pressed),
      tableBlocks.actionsOf(table, pressed),
    ];
  };
  const openMenu = useStable((asked: OpenMenu) => {
    if (groupsOf(asked).some((group) => group.length > 0)) return setMenu(asked);
    const offer = 'table' in asked ? offerOf(asked.table, asked.at) : undefined;
    if (!('table' in asked) || offer?.kind !== 'none') return;
    const { block, span } = offer.blocked;
    const time = formatTime(span.until);
    const blocked = { table: asked.table.name, time, reason: block.reason };
    showToast({ type: 'warning', message: t('carry.blocked', blocked) });
  });
  const carried = carry.carried;
  const board: EveningBoard = {
    ...{ evening, room, place, search: deferred, now, time, carry, door, dragging, move },
    ...{ onPress: press, onOpen: open, onNew: openNew, onMenu: openMenu, onGrab },
    onBlock: tableBlocks.block,
  };

  return (
    <>
      <SeatingToolbar
        rooms={evening.rooms.data?.data ?? none}
        services={services}
        place={place}
        room={room}
        today={today}
        onGo={go}
        typed={typed}
        onType={type}
        onNew={openEmpty}
      />
      <LiveLine reservations={ofDay} day={place.date} />
      <Proposals evening={evening} date={place.date} today={today} />
      <Box sx={isTimeline ? timelineColumns(place.reservation !== '') : EVENING_COLUMNS}>
        <Outlet context={board} />
        <Box sx={{ minWidth: 0 }}>
          {place.reservation ? (
            <Suspense fallback={<RowsSkeleton />}>
              <ReservationPanel
                key={[place.reservation, place.table, place.time].join()}
                evening={evening}
                segments={segments}
                place={place}
                now={at}
                onClose={() => show({})}
                onDone={() => go(nothing)}
              />
            </Suspense>
          ) : isTimeline ? null : (
            <Suspense fallback={<RowsSkeleton />}>
              <BesidePlan
                door={door}
                waiting={
                  <Suspense fallback={<RowsSkeleton />}>
                    <DoorList
                      door={door}
                      evening={evening}
                      dropIn={dropIn}
                      date={place.date}
                      now={minutes}
                      canChoose={canCarry}
                    />
                  </Suspense>
                }
              >
                {listed ? (
                  <ReservationList
                    reservations={listed}
                    everybody={everybody}
                    date={place.date}
                    tables={tables}
                    typed={deferred}
                    open={place.reservation}
                    now={now}
                    onOpen={open}
                    onCarry={pickUp}
                    onGrab={onGrab}
                    onMenu={onRowMenu}
                  />
                ) : (
                  <RowsSkeleton />
                )}
              </BesidePlan>
            </Suspense>
          )}
        </Box>
      </Box>
      <DragChip
        text={
          carried && dragging
            ? t('carry.picked', {
                name: nameOf(carried),
                count: carried.participants,
                time: formatTimeRange(carried.timeindex, carried.timeindexEnd),
              })
            : undefined
        }
        chipRef={chip}
      />
      {tableBlocks.form}
      {menu && (
        <LazyActionsMenu
          anchor={menu.anchor}
          position={'table' in menu ? menu.position : undefined}
          label={
            'table' in menu
              ? t('menu.table', { table: menu.table.name })
              : t('menu.reservation', { name: nameOf(menu.reservation) })
          }
          groups={groupsOf(menu)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
