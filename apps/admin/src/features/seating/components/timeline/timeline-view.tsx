import type { BookingOutput } from '@atrium/api-client/admin';
import { arrivalsByQuarter, quarterOf } from '@atrium/rules/seating/room/pacing';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { useLaneFocus } from '../../../../shared/hooks/use-lane-focus';
import { hoursOf, positionOf, timeAxis } from '../../../../shared/timeline/time-axis';
import { CarryBar } from '../../../../shared/ui/carry-bar';
import type { RowHandlers } from '../../hooks/timeline/row-handlers';
import { useMarkTime } from '../../hooks/timeline/use-mark-time';
import { useOpenHours } from '../../hooks/timeline/use-open-hours';
import { useTimelineCarry } from '../../hooks/timeline/use-timeline-carry';
import { useTimelineSurface } from '../../hooks/timeline/use-timeline-surface';
import { useTimelineText } from '../../hooks/timeline/use-timeline-text';
import { useVisibleTimeline } from '../../hooks/timeline/use-visible-timeline';
import { useEveningBoard } from '../../hooks/use-evening-board';
import { matchesSearch } from '../../lib/listed';
import { tableNames } from '../../lib/room';
import { HEAD_HEIGHT, HOUR_WIDTH, NAMES_WIDTH } from '../../lib/timeline/layout';
import { heightOf, keyOf, TABLE_HEIGHT, timelineRows } from '../../lib/timeline/timeline-rows';
import { CarriedBar } from './carried-bar';
import { HoursGrid } from './hours-grid';
import { MarkedTime } from './marked-time';
import { SectionHead } from './section-head';
import { TimelineHead } from './timeline-head';
import { TimelineOverlay } from './timeline-overlay';
import { TimelineRow } from './timeline-row';

/** The tables of a room down, the evening across, and everybody as a bar in between. */
export function TimelineView() {
  const { t } = useTranslation('seating');
  const language = useLanguage();
  const showToast = useToast();
  const board = useEveningBoard();
  const { evening, room, place, search, now, time, carry, move } = board;
  const { reservations, shown, tables, blocks } = evening;
  const day = place.date;
  const text = useTimelineText(day, tables);

  const rows = useMemo(
    () => timelineRows(room, { day, reservations, shown, tables, blocks }),
    [room, day, reservations, shown, tables, blocks],
  );
  const open = useOpenHours(evening, place);
  const axis = useMemo(() => {
    const bars = rows.flatMap((row) => (row.kind === 'section' ? [] : row.bars));
    return timeAxis([...open, ...bars.map(({ span }) => span)], now);
  }, [rows, open, now]);
  const surface = useTimelineSurface(axis, rows);
  const { scroller, hours, offsets, minutesAt } = surface;
  const lanes = useMemo(
    () =>
      rows.flatMap((row) =>
        row.kind === 'section'
          ? []
          : {
              key: row.key,
              items: row.bars.map(({ party, span }) => ({ id: party._id, from: span.from })),
            },
      ),
    [rows],
  );
  const { active, focus, ...keys } = useLaneFocus(lanes, scroller, 'rows');
  const visible = useVisibleTimeline({ rows, scroller, active: active.lane });

  const seats = useMemo(
    () => [
      '',
      ...rows.flatMap((row) =>
        row.kind === 'table' && row.table.guestCount > 0 ? row.table._id : [],
      ),
    ],
    [rows],
  );
  const carrying = useTimelineCarry({
    ...{ carry, day, tables, reservations, blocks, surface, move },
    rows: seats,
    onPutDown: (party, table) => focus({ lane: keyOf(table), item: party._id }),
    onRefused: (party, target, preview) =>
      showToast({ type: 'warning', message: text.refusedText(party, target, preview) }),
  });
  const { carried, dragging } = carrying;
  const { marked, mark } = useMarkTime(surface, ({ table, span }) => board.onBlock?.(table, span));
  const quarterAt = (x: number) => quarterOf(minutesAt(x));

  const arrivals = useMemo(() => {
    const services = evening.services.data?.data ?? [];
    return arrivalsByQuarter(
      evening.ofDay.filter(countsTowardCapacity).map(({ _service, timeindex, participants }) => ({
        ...{ service: _service._id, start: timeindex, covers: participants },
      })),
      (id) => services.find(({ _id }) => _id === id)?.pacing,
    );
  }, [evening.ofDay, evening.services.data]);
  const nameOfService = (id: string) => {
    const service = evening.services.data?.data.find(({ _id }) => _id === id);
    return service ? serviceName(service, language) : '';
  };
  const matches = useMemo(
    () =>
      search
        ? (party: BookingOutput) => matchesSearch(party, search, tableNames(party.tables, tables))
        : undefined,
    [search, tables],
  );

  const handlers: RowHandlers = {
    onPress: (party, table) => {
      if (!carrying.putDownIn(table)) board.onOpen(party);
    },
    onMenu: (party, anchor) => board.onMenu({ reservation: party, anchor }),
    onGrab: carrying.grab,
    onPickUp: carrying.pickUp,
    onEmpty: (table, x) => {
      if (carrying.putDownIn(table?._id ?? '') || table?.guestCount === 0) return;
      board.onNew(table, x === undefined ? undefined : quarterAt(x));
    },
    onTable: (table, anchor, point) => {
      if (!point) return carrying.putDownIn(table._id) || board.onMenu({ table, anchor });
      const position = { left: point.x, top: point.y };
      board.onMenu({ table, anchor, at: quarterAt(point.x), position });
    },
    onMark: (...told) => board.onBlock && !carry.carried && mark(...told),
  };
  const latest = useRef(handlers);
  latest.current = handlers;
  // the rows are drawn again only for what they show
  const on = useMemo<RowHandlers>(
    () => ({
      onPress: (...told) => latest.current.onPress(...told),
      onMenu: (...told) => latest.current.onMenu(...told),
      onGrab: (...told) => latest.current.onGrab(...told),
      onPickUp: (...told) => latest.current.onPickUp(...told),
      onEmpty: (...told) => latest.current.onEmpty(...told),
      onTable: (...told) => latest.current.onTable(...told),
      onMark: (...told) => latest.current.onMark(...told),
    }),
    [],
  );

  const first = useRef(time.at);
  first.current = time.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day or room begins elsewhere
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = (positionOf(axis, first.current - 60) / 100) * element.scrollWidth;
    element.scrollLeft = Math.max(0, before);
  }, [day, room._id]);

  return (
    <Box
      sx={{
        position: 'relative',
        minWidth: 0,
        ...(place.reservation && { display: { xs: 'none', sm: 'block' } }),
      }}
    >
      {carried && !carried.isSent && !dragging && (
        <Box sx={{ position: 'absolute', left: 8, right: 8, bottom: 0, zIndex: 5 }}>
          <CarryBar
            text={text.carriedText(carried.item, carried.target, carried.preview)}
            keys={t('timeline.keys')}
            onCancel={carry.letGo}
          />
        </Box>
      )}
      <VisuallyHidden id="timeline-keys">{t('timeline.barKeys')}</VisuallyHidden>
      <Box
        ref={scroller}
        component="section"
        aria-label={t('timeline.label', { room: room.name })}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        sx={{
          overflow: 'auto',
          overscrollBehavior: 'contain',
          // what gets the focus is not hidden below what stays in view
          scrollPaddingTop: HEAD_HEIGHT.hours + HEAD_HEIGHT.arrivals,
          scrollPaddingLeft: NAMES_WIDTH.sm,
          // the page stays, the tables scroll below their hours
          maxHeight: { xs: 'calc(100dvh - 120px)', sm: 'max(420px, calc(100dvh - 312px))' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        <Box
          sx={{
            minWidth: {
              xs: NAMES_WIDTH.xs + hoursOf(axis).length * HOUR_WIDTH,
              sm: NAMES_WIDTH.sm + hoursOf(axis).length * HOUR_WIDTH,
            },
          }}
        >
          <TimelineHead axis={axis} arrivals={arrivals} serviceName={nameOfService} />
          <Box sx={{ position: 'relative' }} style={{ height: offsets.at(-1) }}>
            <HoursGrid axis={axis} />
            {visible.map((row) => {
              const top = offsets[rows.indexOf(row)] ?? 0;
              if (row.kind === 'section') return <SectionHead key={row.key} row={row} top={top} />;
              const has = (id: string | undefined) =>
                id && row.bars.some(({ party }) => party._id === id) ? id : '';
              return (
                <TimelineRow
                  key={row.key}
                  row={row}
                  top={top}
                  axis={axis}
                  tables={tables}
                  now={now}
                  open={has(place.reservation)}
                  carried={has(carried?.item._id)}
                  active={active.lane === row.key ? active.item : ''}
                  matches={matches}
                  on={on}
                />
              );
            })}
            <TimelineOverlay axis={axis} now={now} surfaceRef={hours}>
              {marked && (
                <MarkedTime
                  span={marked.span}
                  axis={axis}
                  top={offsets[surface.rowOf(marked.table._id)] ?? 0}
                  height={TABLE_HEIGHT}
                />
              )}
              {carried?.tables.map((table) => {
                const index = surface.rowOf(table);
                const row = rows[index];
                return (
                  row && (
                    <CarriedBar
                      key={table}
                      target={carried.target}
                      axis={axis}
                      top={offsets[index] ?? 0}
                      height={heightOf(row)}
                      preview={carried.isSent ? undefined : carried.preview}
                      text={text.previewText(carried.item, carried.target, carried.preview)}
                    />
                  )
                );
              })}
            </TimelineOverlay>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
