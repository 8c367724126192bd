import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import CarryIcon from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HandMark } from '../../../../../shared/live/hand-mark';
import { treatmentColors } from '../../../../../shared/treatments/treatment-colors';
import { treatmentStatusKeys } from '../../../../../shared/treatments/treatment-status';
import { useTreatmentName } from '../../../../../shared/treatments/use-treatment-name';
import { partsOf } from '../../lib/bar-parts';
import type { Bar } from '../../lib/columns';
import { placeOf } from '../../lib/layout';
import { TreatmentMarks } from '../treatment-marks';

export interface BarHandlers {
  onGrab: (treatment: TreatmentOutput, column: string, event: PointerEvent<HTMLElement>) => void;
  onPickUp: (treatment: TreatmentOutput, column: string) => void;
}

interface Props extends Partial<BarHandlers> {
  bar: Bar;
  column: string;
  /** Who or what it is with besides: its room for a therapist, its therapists for a room. */
  beside: string;
  range: TimeSpan;
  scale: number;
  to: string;
  isCarried: boolean;
  /** Where the Tab key goes. */
  isActive: boolean;
  /** Of the colleague who has just changed it. */
  hand: string | undefined;
}

const around = {
  position: 'absolute',
  left: 2,
  right: 2,
  overflow: 'hidden',
  px: 0.75,
  fontSize: 11,
  lineHeight: 1.3,
  color: 'text.secondary',
  border: '1px dashed',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  borderRadius: 0.5,
  pointerEvents: 'none',
} as const;

/** A treatment in a column, with its preparation, setting phases and reset: opened by a press, or carried. */
export const TreatmentBar = memo(function TreatmentBar(props: Props) {
  const { bar, column, beside, range, scale, to, isCarried, isActive, hand } = props;
  const { onGrab, onPickUp } = props;
  const { t } = useTranslation(['spa', 'admin']);
  const { treatment, guest } = bar;
  const name = useTreatmentName()(treatment);
  const { light, dark, dot } = treatmentColors(treatment.status);
  const parts = partsOf(bar);
  const place = placeOf(guest, range, scale);
  const time = formatTimeRange(treatment.timeindexStart, treatment.timeindexEnd);
  const label = [
    time,
    name,
    treatment._treatmentType?.name,
    beside,
    t(treatmentStatusKeys[treatment.status], { ns: 'admin' }),
    treatment.onlineBooking && t('online'),
    treatment.treatmentLock && t('locked'),
  ];
  const said = [...new Set(label)].filter(Boolean).join(', ');

  return (
    <Box sx={{ opacity: isCarried ? 0.35 : 1 }}>
      {parts.around.map(({ kind, span }) => (
        <Box key={kind} sx={around} style={placeOf(span, range, scale)}>
          {kind === 'reset' ? t('day.reset') : t('day.preparation')}
        </Box>
      ))}
      <ButtonBase
        component={Link}
        to={to}
        draggable={false}
        data-item={treatment._id}
        data-status={treatment.status}
        tabIndex={isActive ? 0 : -1}
        aria-label={said}
        title={said}
        aria-describedby={onPickUp && 'treatment-keys'}
        onPointerDown={(event) =>
          event.pointerType !== 'touch' && onGrab?.(treatment, column, event)
        }
        onKeyDown={(event) => {
          if (event.key !== ' ' || !onPickUp) return;
          event.preventDefault();
          onPickUp(treatment, column);
        }}
        sx={(theme: Theme) => ({
          position: 'absolute',
          left: 2,
          right: 2,
          display: 'block',
          textAlign: 'left',
          // a setting phase leaves room for somebody else: only what is drawn can be pressed
          pointerEvents: 'none',
          '& > *': { pointerEvents: 'auto' },
          ...(onGrab && { cursor: 'grab' }),
          color: light.text,
          '--bar': light.background,
          ...theme.applyStyles('dark', { color: dark.text, '--bar': dark.background }),
          '&.Mui-focusVisible': {
            outline: `3px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: 1,
            zIndex: 2,
          },
        })}
        style={place}
      >
        {parts.within.map(({ kind, span }) => {
          const { top, height } = placeOf(span, range, scale);
          return (
            <Box
              key={span.from}
              component="span"
              data-part={kind}
              sx={{
                position: 'absolute',
                left: 0,
                right: kind === 'setting' ? 'auto' : 0,
                width: kind === 'setting' ? 14 : 'auto',
                borderLeft: `4px ${kind === 'setting' ? 'dotted' : 'solid'} ${dot}`,
                borderRadius: 0.75,
                backgroundColor: 'var(--bar)',
              }}
              style={{ top: top - place.top, height: Math.max(height - 1, 0) }}
            />
          );
        })}
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 0,
            left: 8,
            right: onGrab ? { xs: 24, md: 4 } : 4,
            overflow: 'hidden',
            fontSize: 12,
            lineHeight: 1.3,
            pt: '2px',
          }}
          style={{ maxHeight: parts.textMinutes * scale }}
        >
          <Box component="span" sx={{ display: 'block', fontWeight: 650, fontSize: 13 }}>
            <TreatmentMarks treatment={treatment} /> {name}
          </Box>
          <Box component="span" sx={{ display: 'block' }}>
            {[treatment._treatmentType?.name, beside].filter(Boolean).join(' · ')}
          </Box>
          {hand && <HandMark name={hand} />}
        </Box>
        {onGrab && (
          <Box
            component="span"
            aria-hidden
            data-grip
            onPointerDown={(event) => onGrab(treatment, column, event)}
            sx={{
              display: 'none',
              // a finger that scrolls the day is not to carry what it passes
              '@media (pointer: coarse)': { display: 'grid' },
              position: 'absolute',
              top: 0,
              right: 0,
              width: 28,
              minHeight: 28,
              maxHeight: 44,
              height: '100%',
              placeItems: 'center',
              touchAction: 'none',
            }}
          >
            <CarryIcon sx={{ fontSize: 18 }} />
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
});
