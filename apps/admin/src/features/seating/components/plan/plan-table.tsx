import type { BookingOutput } from '@atrium/api-client/admin';
import { statusColors } from '@atrium/ui/lib/status-colors';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockText } from '../../hooks/blocks/use-block-text';
import { useTableText } from '../../hooks/use-table-text';
import { HATCHED } from '../../lib/blocks/hatched';
import type { TableBlocked } from '../../lib/blocks/table-blocked';
import type { DropPreview } from '../../lib/drop-preview';
import type { Table } from '../../lib/room';
import type { TableState } from '../../lib/table-state';
import { HandMark } from '../live/hand-mark';
import { PreviewMark } from './preview-mark';
import { TableFace } from './table-face';
import { TableLine } from './table-line';

interface Props {
  table: Table;
  state: TableState;
  day: string;
  /** The block that it is under at the time shown. */
  blocked: TableBlocked | undefined;
  /** The block that comes later that day. */
  closing: TableBlocked | undefined;
  /** What putting down the carried party here would do. */
  preview: DropPreview | undefined;
  carried: BookingOutput | undefined;
  /** Color of its section. */
  section: string | undefined;
  onPress: (table: Table) => void;
  onMenu: (table: Table, anchor: HTMLElement) => void;
  onGrab: (party: BookingOutput, event: PointerEvent<HTMLElement>) => void;
}

const place = ({ position, size }: Table) => ({
  left: `${position.posX}%`,
  top: `${position.posY}%`,
  width: `${size.width}%`,
  height: `${size.height}%`,
});

const line = {
  ...{ position: 'relative', display: 'block', width: 1, lineHeight: 1.25 },
  // below the stripe of the section
  mt: '4px',
} as const;

/** A table of the plan: who sits there and until when, who comes next; one button. */
export const PlanTable = memo(function PlanTable(props: Props) {
  const { table, state, day, blocked, closing, preview, carried, section } = props;
  const { onPress, onMenu, onGrab } = props;
  const { t } = useTranslation('seating');
  const { linesOf, dropText, labelOf } = useTableText(day);
  const { untilText } = useBlockText();
  const { party, kind } = state;
  const free = linesOf(state, closing);
  const { who, coming, closes } = free;
  // whoever sits there still is told first
  const block = party ? undefined : blocked;
  const word = block?.block.reason ?? free.state;
  const until = block ? untilText(block.block, day, block.span) : free.until;
  const untilTime = block ? undefined : free.untilTime;
  const drop = preview && carried ? dropText(preview, table, carried) : undefined;
  const { light, dark } = statusColors(party?._bookingStatus?.color);

  return (
    <ButtonBase
      data-table={table._id}
      aria-label={labelOf(
        table,
        drop ? [drop] : [block && t('blocks.blocked'), who, word, until, coming],
      )}
      aria-haspopup={carried ? undefined : 'menu'}
      onClick={() => onPress(table)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(table, event.currentTarget);
      }}
      onPointerDown={(event) => party && onGrab(party, event)}
      sx={(theme: Theme) => ({
        position: 'absolute',
        minWidth: 44,
        minHeight: 44,
        containerType: 'size',
        display: 'block',
        overflow: 'visible',
        textAlign: 'center',
        color: 'text.primary',
        ...(party && { touchAction: 'none' }),
        '& .face': {
          backgroundColor: party ? light.background : theme.vars.palette.background.paper,
          borderColor: party ? light.text : theme.vars.palette.divider,
          borderStyle: kind === 'due' ? 'dashed' : 'solid',
          borderWidth: kind === 'over' ? 3 : party ? 2 : 1,
        },
        ...(party && { color: light.text }),
        ...theme.applyStyles('dark', {
          ...(party && {
            color: dark.text,
            '& .face': { backgroundColor: dark.background, borderColor: dark.text },
          }),
        }),
        ...(block && { '& .face, &:hover .face': { ...HATCHED(theme), borderStyle: 'dashed' } }),
        '&.Mui-focusVisible .face, &[data-over] .face': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        // what fits into a small table: of a free one, until when
        '@container (max-height: 56px)': {
          '& .second, & .word:has(+ .until)': { display: 'none' },
        },
        '@container (max-width: 76px)': { '& .until': { display: 'none' } },
        '@container (min-width: 76.1px)': { '& .until-time': { display: 'none' } },
        '@container (max-height: 62px)': { '& .third': { display: 'none' } },
      })}
      style={place(table)}
    >
      <TableFace table={table} section={section} preview={preview} />
      <Box sx={{ position: 'absolute', top: -10, right: -6, zIndex: 1 }}>
        <HandMark reservation={party?._id} />
      </Box>
      <Typography component="span" sx={{ ...line, fontWeight: 650, fontSize: 13 }} noWrap>
        {table.name}
        <Typography component="span" sx={{ ml: 0.5, fontSize: 12, fontWeight: 400 }}>
          {table.guestCount}
        </Typography>
      </Typography>
      {drop && preview ? (
        <PreviewMark kind={preview.kind} text={drop} />
      ) : (
        <>
          <TableLine className="word" strong text={who ?? word} />
          {who && <TableLine className="second" text={`${word} ${until}`} />}
          {!who && until && <TableLine className="until" text={until} />}
          {!who && untilTime && <TableLine className="until-time" text={`– ${untilTime}`} />}
          {(who || closes) && coming && <TableLine className="third" text={coming} />}
        </>
      )}
    </ButtonBase>
  );
});
