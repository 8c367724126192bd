import type { BookingOutput } from '@atrium/api-client/admin';
import { statusColors } from '@atrium/ui/lib/status-colors';
import BlockIcon from '@mui/icons-material/BlockRounded';
import { type CSSProperties, memo, type PointerEvent } from 'react';
import { GuestIcons } from '../../../../shared/guests/guest-icons';
import { HandMark } from '../../../../shared/live/hand-mark';
import type { BlockText } from '../../hooks/blocks/use-block-text';
import type { TableText } from '../../hooks/use-table-text';
import type { TableBlocked } from '../../lib/blocks/table-blocked';
import type { Table } from '../../lib/room';
import type { DropPreview } from '../../lib/tables/drop-preview';
import type { TableState } from '../../lib/tables/table-state';
import { PreviewMark } from './preview-mark';
import { TableFace } from './table-face';
import { TableLine } from './table-line';

/** A table that a finger stays on. */
export interface HeldTable {
  table: Table;
  anchor: HTMLElement;
}

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
  /** Of the colleague who has just changed its party. */
  hand: string | undefined;
  text: TableText;
  blockText: BlockText;
  onPress: (table: Table) => void;
  onMenu: (table: Table, anchor: HTMLElement) => void;
  onGrab: (party: BookingOutput, event: PointerEvent<HTMLElement>) => void;
  /** A finger that stays opens the menu. */
  onHold: (held: HeldTable, event: PointerEvent<HTMLElement>) => void;
}

/** Where it stands, and for table-looks.ts the colours of whoever sits there. */
const styleOf = ({ position, size }: Table, party: BookingOutput | undefined) => {
  const place = {
    left: `${position.posX}%`,
    top: `${position.posY}%`,
    width: `${size.width}%`,
    height: `${size.height}%`,
  };
  if (!party) return place;
  const { light, dark } = statusColors(party._bookingStatus?.color);
  const colors: Record<`--${string}`, string> = {
    ...{ '--light-ink': light.text, '--light-fill': light.background },
    ...{ '--dark-ink': dark.text, '--dark-fill': dark.background },
  };
  return { ...place, ...colors } satisfies CSSProperties;
};

/** A table of the plan: who sits there and until when, who comes next; one button. */
export const PlanTable = memo(function PlanTable(props: Props) {
  const { table, state, day, blocked, closing, preview, carried, section, hand } = props;
  const { onPress, onMenu, onGrab, onHold } = props;
  const { linesOf, knownOf, dropText, labelOf } = props.text;
  const { word: blockedWord, untilText } = props.blockText;
  const { party, kind } = state;
  const free = linesOf(state, closing);
  const { who, coming, closes } = free;
  // whoever sits there still is told first
  const block = party ? undefined : blocked;
  const word = block?.block.reason ?? free.state;
  const until = block ? untilText(block.block, day, block.span) : free.until;
  const untilTime = block ? undefined : free.untilTime;
  const drop = preview && carried ? dropText(preview, table, carried) : undefined;
  const known = party && knownOf(party);
  const told = [block && blockedWord, who, known, word, until, coming];
  const label = labelOf(table, drop ? [drop] : told);

  return (
    <button
      type="button"
      className="table"
      data-table={table._id}
      data-kind={kind}
      data-blocked={block && ''}
      data-preview={preview?.kind}
      data-hand={hand && ''}
      data-until={!who && until && !drop ? '' : undefined}
      aria-label={label}
      title={label}
      aria-haspopup={carried ? undefined : 'menu'}
      onClick={() => onPress(table)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(table, event.currentTarget);
      }}
      onPointerDown={(event) => {
        onHold({ table, anchor: event.currentTarget }, event);
        if (party) onGrab(party, event);
      }}
      style={styleOf(table, party)}
    >
      <TableFace
        table={table}
        section={preview && preview.kind !== 'nothing' ? undefined : section}
      />
      {hand && (
        <span className="hand">
          <HandMark name={hand} />
        </span>
      )}
      <span className="line name">
        {table.name}
        <span className="seats">{table.guestCount}</span>
        {party && !drop && <GuestIcons guest={party._customer} />}
      </span>
      {drop && preview ? (
        <PreviewMark kind={preview.kind} text={drop} />
      ) : (
        <>
          <TableLine className="word" text={who ?? word} />
          {who && <TableLine className="second" text={`${word} ${until}`} />}
          {!who && until && <TableLine className="until" text={closes ?? until} />}
          {!who && untilTime && (
            <TableLine className="until-time" text={`– ${untilTime}`}>
              {closes && <BlockIcon className="closing" />}
            </TableLine>
          )}
          {who && coming && <TableLine className="third" text={coming} />}
        </>
      )}
    </button>
  );
});
