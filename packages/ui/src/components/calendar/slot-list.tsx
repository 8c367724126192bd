import { formatTime, formatTimeRange } from '@atrium/i18n/format';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { isSlotBlocked } from '@atrium/rules/slots/slots';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../states/empty-state';

/** A start that can be booked. */
export interface TimeSlot {
  /** Minutes from midnight of the chosen day. */
  start: number;
  /** Minutes from midnight; past 1440 on the next day. */
  end?: number | null | undefined;
  /** Places left. */
  available: number;
  showAvailability?: boolean | undefined;
  showEndTime?: boolean | undefined;
  /** The slot's own name, such as 'Early seating'. */
  overrideName?: string | null | undefined;
  /** What else decides for whom it is, such as 'For 6–8 people'. */
  note?: string | undefined;
  /** What it costs, as text. */
  price?: string | undefined;
}

interface Props<Slot extends TimeSlot> {
  slots: readonly Slot[];
  /** The start of the chosen slot. */
  selected?: number | undefined;
  /** The service has a waiting list: a full slot can be waited for. */
  waitingList?: boolean;
  /** What the list is called; by default 'Available times'. */
  label?: string | undefined;
  /** The party: a slot without room for all of it cannot be chosen. */
  participants?: number | undefined;
  /** A party that may be booked beyond the places: full slots can be chosen and say by how many. */
  overbookFor?: number | undefined;
  onSelect: (slot: Slot) => void;
  onJoinWaitingList?: (slot: Slot) => void;
}

/** The times of a day, or 'No available times'. */
export function SlotList<Slot extends TimeSlot>(props: Props<Slot>) {
  const { slots, selected, waitingList = false, overbookFor, onSelect, onJoinWaitingList } = props;
  const { label, participants = 1 } = props;
  const { t } = useTranslation('ui');

  const places = ({ available }: Slot) => {
    const left = available <= 0 ? t('slots.full') : t('slots.available', { count: available });
    if (available > 0 && available < participants)
      return t('slots.tooFew', { number: participants });
    const over = overbookFor === undefined ? 0 : overbookFor - Math.max(0, available);
    return over > 0 ? `${left}, ${t('slots.overBy', { count: over })}` : left;
  };

  if (slots.length === 0) return <EmptyState title={t('slots.empty')} />;

  return (
    <Box
      component="ul"
      aria-label={label ?? t('slots.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
        gap: 1.25,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {slots.map((slot) => {
        const full = slot.available < Math.max(1, participants);
        const isOpen = !full || overbookFor !== undefined;
        const blocked = !isOpen && isSlotBlocked({ available: 0, waitingList });
        const end = slot.showEndTime ? slot.end : undefined;
        const isSelected = slot.start === selected;
        return (
          <Box component="li" key={slot.start} sx={{ alignSelf: 'start' }}>
            <ButtonBase
              aria-pressed={isSelected}
              disabled={!isOpen}
              onClick={() => onSelect(slot)}
              sx={(theme) => ({
                width: '100%',
                flexDirection: 'column',
                alignItems: 'flex-start',
                gap: 0.25,
                px: 2,
                py: 1.5,
                minHeight: 60,
                textAlign: 'left',
                borderRadius: 1,
                border: `1px solid ${theme.vars.palette.divider}`,
                backgroundColor: 'background.paper',
                transition: 'border-color 120ms, background-color 120ms',
                '&:hover': { borderColor: theme.vars.palette.primary.main },
                ...(isSelected && {
                  borderColor: theme.vars.palette.primary.main,
                  backgroundColor: 'action.selected',
                  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
                }),
                ...(full && {
                  backgroundColor: 'transparent',
                  borderStyle: 'dashed',
                  '& .time': { textDecoration: blocked ? 'line-through' : 'none' },
                  '& .time, & .places': { color: 'text.secondary' },
                }),
              })}
            >
              {slot.overrideName && (
                <Typography variant="subtitle2">{slot.overrideName}</Typography>
              )}
              <Typography
                className="time"
                sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
              >
                {end == null ? formatTime(slot.start) : formatTimeRange(slot.start, end)}
              </Typography>
              {end != null && end > MINUTES_PER_DAY && (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t('slots.nextDay')}
                </Typography>
              )}
              {(slot.showAvailability || full) && (
                <Typography className="places" variant="caption" sx={{ color: 'text.secondary' }}>
                  {places(slot)}
                </Typography>
              )}
              {slot.price && (
                <Typography variant="caption" sx={{ fontWeight: 600 }}>
                  {slot.price}
                </Typography>
              )}
              {slot.note && (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {slot.note}
                </Typography>
              )}
            </ButtonBase>
            {!isOpen && waitingList && onJoinWaitingList && (
              <Button
                size="small"
                aria-label={`${t('slots.joinWaitingList')}, ${formatTime(slot.start)}`}
                onClick={() => onJoinWaitingList(slot)}
                sx={{ mt: 0.5 }}
              >
                {t('slots.joinWaitingList')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
