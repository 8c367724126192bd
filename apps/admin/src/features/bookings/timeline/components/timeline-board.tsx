import type { BookingOutput, ServiceOutput } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useLaneFocus } from '../../../../shared/hooks/use-lane-focus';
import { useStable } from '../../../../shared/hooks/use-stable';
import { hoursOf, positionOf, timeAxis } from '../../../../shared/timeline/time-axis';
import { CarryBar } from '../../../../shared/ui/carry-bar';
import { useBookingCarry } from '../hooks/use-booking-carry';
import { useDropText } from '../hooks/use-drop-text';
import { useMoveTime } from '../hooks/use-move-time';
import { useRowSurface } from '../hooks/use-row-surface';
import { HEAD_HEIGHT, HOUR_WIDTH, NAMES_WIDTH } from '../lib/layout';
import type { ServiceRow as Row } from '../lib/service-rows';
import { ServiceRow } from './service-row';
import { TimelineHours } from './timeline-hours';

interface Props {
  /** `yyyy-mm-dd` */
  date: string;
  rows: readonly Row[];
  services: readonly ServiceOutput[];
  /** The venue's clock, in minutes from midnight; undefined on another day than today. */
  now: number | undefined;
  /** What is over is not moved. */
  isPast: boolean;
}

const HOUR = 60;

/** The services below each other, the hours from left to right. */
export function TimelineBoard({ date, rows, services, now, isPast }: Props) {
  const { t } = useTranslation('frontDesk');
  const language = useLanguage();
  const navigate = useNavigate();
  const showToast = useToast();
  const mayMove = may(useMe().level, 'bookings.modify') && !isPast;
  const move = useMoveTime();
  const { dropText, carriedText, refusedText } = useDropText();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);

  const axis = useMemo(() => {
    const spans = rows.flatMap(({ slots, bars }) => [
      ...slots.map(({ start, end }) => ({ from: start, until: end })),
      ...bars.map(({ span }) => span),
    ]);
    return timeAxis(spans, now);
  }, [rows, now]);
  const surface = useRowSurface(axis);
  const { scroller } = surface;
  const lanes = useMemo(
    () =>
      rows.map(({ service, bars }) => ({
        key: service,
        items: bars.map(({ booking, span }) => ({ id: booking._id, from: span.from })),
      })),
    [rows],
  );
  const { active, focus, ...keys } = useLaneFocus(lanes, scroller, 'rows');
  const carrying = useBookingCarry({
    ...{ date, rows, services, surface, move },
    onPutDown: ({ _id, _service }) => focus({ lane: _service._id, item: _id }),
    onRefused: (_, start, drop) =>
      showToast({ type: 'warning', message: refusedText(start, drop) }),
  });
  const { carried, dragging, letGo } = carrying;
  const open = useStable(({ _id, timeindex }: BookingOutput) => {
    if (!carrying.putDownAt(timeindex)) navigate(paths.reservation(_id));
  });
  const grab = useStable(carrying.grab);
  const pickUp = useStable(carrying.pickUp);
  const fold = (service: string) =>
    setUnfolded((all) =>
      all.includes(service) ? all.filter((one) => one !== service) : [...all, service],
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins at the present, and then stays where it is
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || now === undefined) return;
    element.scrollLeft =
      (positionOf(axis, now - HOUR) / 100) * (surface.hours.current?.offsetWidth ?? 0);
  }, []);

  const width = hoursOf(axis).length * HOUR_WIDTH;
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      {carried && !carried.isSent && !dragging && (
        <Box sx={{ position: 'absolute', left: 8, right: 8, bottom: 0, zIndex: 5 }}>
          <CarryBar
            text={carriedText(carried.item, carried.target, carried.preview)}
            keys={t('dayTimeline.keys')}
            onCancel={letGo}
          />
        </Box>
      )}
      <VisuallyHidden id="day-timeline-keys">{t('dayTimeline.barKeys')}</VisuallyHidden>
      <Box
        ref={scroller}
        component="section"
        aria-label={t('dayTimeline.label', { date: formatDate(language, date, 'full') })}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        sx={{
          overflow: 'auto',
          overscrollBehavior: 'contain',
          scrollPaddingTop: HEAD_HEIGHT,
          scrollPaddingLeft: NAMES_WIDTH.sm,
          maxHeight: { xs: 'calc(100dvh - 120px)', sm: 'max(420px, calc(100dvh - 220px))' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        <Box
          sx={{
            position: 'relative',
            minWidth: { xs: NAMES_WIDTH.xs + width, sm: NAMES_WIDTH.sm + width },
          }}
        >
          <TimelineHours axis={axis} hoursRef={surface.hours} />
          {rows.map((row) => (
            <ServiceRow
              key={row.service}
              row={row}
              axis={axis}
              isUnfolded={unfolded.includes(row.service)}
              onFold={() => fold(row.service)}
              active={active.lane === row.service ? active.item : ''}
              mayMove={mayMove}
              carried={carried?.item._service._id === row.service ? carried : undefined}
              dropText={dropText}
              onName={() => navigate(`${paths.listBookings}?from=${date}&service=${row.service}`)}
              onEmpty={(x) => carrying.putDownAt(surface.minutesAt(x))}
              onPress={open}
              onGrab={grab}
              onPickUp={pickUp}
            />
          ))}
          {now !== undefined && now >= axis.from && now <= axis.until && (
            <Box
              sx={{
                position: 'absolute',
                inset: 0,
                left: NAMES_WIDTH,
                zIndex: 2,
                pointerEvents: 'none',
              }}
            >
              <Box
                sx={{
                  position: 'absolute',
                  top: HEAD_HEIGHT,
                  bottom: 0,
                  width: 2,
                  backgroundColor: 'error.main',
                }}
                style={{ left: `${positionOf(axis, now)}%` }}
              />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
