import { formatTimeRange } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { statusColors } from '@atrium/ui/lib/status-colors';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestIcons } from '../../../../shared/guests/guest-icons';
import { guestText } from '../../../../shared/guests/guest-text';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import type { RowHandlers } from '../../hooks/timeline/row-handlers';
import { useWaitText } from '../../hooks/use-wait-text';
import { partyMark } from '../../lib/timeline/party-mark';
import type { Bar } from '../../lib/timeline/timeline-rows';

interface Props {
  bar: Bar;
  axis: TimeAxis;
  /** Table of its row; empty: without one. */
  table: string;
  /** What its tables are called, where it has several. */
  joined: string;
  now: number | undefined;
  isOpen: boolean;
  /** Not what is looked for. */
  isDim: boolean;
  isCarried: boolean;
  /** Where the Tab key goes. */
  isActive: boolean;
  on: RowHandlers;
}

const line = {
  display: 'block',
  lineHeight: 1.3,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;

/** A party in the row of its table: pressed to open, dragged to another place, stretched at its end. */
export const PartyBar = memo(function PartyBar(props: Props) {
  const { bar, axis, table, joined, now, isOpen, isDim, isCarried, isActive, on } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const waitText = useWaitText();
  const { party, span } = bar;
  const name = listName(party._customer, t('admin:booking.dropIn'));
  const mark = partyMark(bar, now);
  const marked =
    mark &&
    t(mark.kind === 'late' ? 'list.late' : 'timeline.over', { wait: waitText(mark.minutes) });
  const times = formatTimeRange(party.timeindex, party.timeindexEnd);
  const { light, dark } = statusColors(party._bookingStatus?.color);
  const said = [times, name, t('timeline.people', { count: party.participants }), joined];
  const status = marked || party._bookingStatus?.name;
  const known = guestText(party._customer, {
    vip: t('admin:guest.fields.vip'),
    allergies: t('admin:guest.fields.allergies'),
    preferences: t('admin:guest.fields.preferences'),
  });
  const label = [...said, known, status].filter(Boolean).join(', ');

  return (
    <>
      {mark?.kind === 'over' && now !== undefined && (
        <Box
          aria-hidden
          sx={(theme) => ({
            position: 'absolute',
            top: 8,
            bottom: 8,
            backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.error.main} 0 2px, transparent 2px 8px)`,
            borderRight: `2px solid ${theme.vars.palette.error.main}`,
          })}
          style={placeOf(axis, { from: span.until, until: now })}
        />
      )}
      <ButtonBase
        data-item={party._id}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        title={label}
        aria-describedby="timeline-keys"
        aria-current={isOpen || undefined}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation();
          on.onPress(party, table);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          event.stopPropagation();
          on.onMenu(party, event.currentTarget);
        }}
        onPointerDown={(event) => on.onGrab({ party, mode: 'move', table }, event)}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          on.onPickUp(party, table);
        }}
        // Firefox would press it after all
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        sx={(theme: Theme) => ({
          position: 'absolute',
          top: 1,
          bottom: 1,
          display: 'block',
          pl: 1,
          pr: 2.5,
          overflow: 'hidden',
          textAlign: 'left',
          fontSize: 12,
          borderRadius: 1,
          border: `1px solid ${light.text}`,
          borderLeft: `4px solid ${light.text}`,
          backgroundColor: light.background,
          color: light.text,
          cursor: 'grab',
          touchAction: 'none',
          ...theme.applyStyles('dark', {
            borderColor: dark.text,
            backgroundColor: dark.background,
            color: dark.text,
          }),
          ...(mark && { borderStyle: 'dashed', borderLeftStyle: 'solid' }),
          ...(isOpen && {
            boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
          }),
          ...((isDim || isCarried) && { opacity: 0.35 }),
          '&.Mui-focusVisible': {
            outline: `3px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: 1,
            zIndex: 1,
          },
        })}
        style={placeOf(axis, span)}
      >
        <Typography component="span" sx={{ ...line, fontSize: 13, fontWeight: 600 }}>
          {t('state.party', { name, count: party.participants })}
          <GuestIcons guest={party._customer} />
        </Typography>
        <Typography
          component="span"
          sx={{ ...line, fontSize: 12, ...(mark && { fontWeight: 700 }) }}
        >
          {[marked || times, joined].filter(Boolean).join(' · ')}
        </Typography>
        <Box
          aria-hidden
          component="span"
          onPointerDown={(event) => {
            event.stopPropagation();
            on.onGrab({ party, mode: 'stretch', table }, event);
          }}
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            right: 0,
            width: 20,
            cursor: 'ew-resize',
            touchAction: 'none',
            '&::after': {
              content: '""',
              position: 'absolute',
              right: 5,
              top: '30%',
              bottom: '30%',
              width: 4,
              borderLeft: '1px solid currentColor',
              borderRight: '1px solid currentColor',
            },
          }}
        />
      </ButtonBase>
    </>
  );
});
