import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { TimelineRow } from '../../lib/timeline/timeline-rows';

/** What the keys are on: the name of a row, or a party in it. */
export interface Item {
  row: string;
  /** `name`, or the id of a party. */
  item: string;
}

type Row = Exclude<TimelineRow, { kind: 'section' }>;

const itemsOf = (row: Row) => ['name', ...row.bars.map(({ party }) => party._id)];

/** The party of a row that is nearest in time to another; its name, where that was one or nobody sits there. */
function nearestItem(row: Row, from: number | undefined): string {
  if (from === undefined) return 'name';
  const byDistance = row.bars.toSorted(
    (a, b) => Math.abs(a.span.from - from) - Math.abs(b.span.from - from),
  );
  return byDistance[0]?.party._id ?? 'name';
}

/** One stop of the Tab key for the whole timeline; arrow keys go on from there. */
export function useTimelineFocus(
  all: readonly TimelineRow[],
  scroller: RefObject<HTMLElement | null>,
) {
  const rows = all.filter((row): row is Row => row.kind !== 'section');
  const [chosen, setChosen] = useState<Item>();
  const wanted = useRef<Item>(undefined);
  const isThere = rows.some(({ key }) => key === chosen?.row);
  const active = chosen && isThere ? chosen : { row: rows[0]?.key ?? '', item: 'name' };

  const focus = (item: Item) => {
    wanted.current = item;
    setChosen(item);
  };
  // It may be drawn only once the list has come again, or the row has been scrolled to.
  useEffect(() => {
    const { current: item } = wanted;
    if (!item) return;
    const selector = `[data-row="${item.row}"] [data-item="${item.item}"]`;
    const element = scroller.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rows.findIndex(({ key }) => key === active.row);
    const row = rows[index];
    if (!row) return;
    const items = itemsOf(row);
    const at = items.indexOf(active.item);
    const inRow = (to: string | undefined) => to !== undefined && { row: row.key, item: to };
    const toRow = (to: Row | undefined) => {
      const from = row.bars.find(({ party }) => party._id === active.item)?.span.from;
      return to !== undefined && { row: to.key, item: nearestItem(to, from) };
    };
    const moves: Record<string, () => Item | false> = {
      ArrowRight: () => inRow(items[at + 1]),
      ArrowLeft: () => inRow(items[at - 1]),
      Home: () => inRow('name'),
      End: () => inRow(items.at(-1)),
      ArrowDown: () => toRow(rows[index + 1]),
      ArrowUp: () => toRow(rows[index - 1]),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move();
    if (next) focus(next);
  };

  return {
    active,
    focus,
    onKeyDown,
    /** Where a press has put the focus. */
    onFocus: (event: { target: EventTarget }) => {
      const element = event.target instanceof HTMLElement ? event.target : undefined;
      const row = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
      const item = element?.dataset.item;
      if (row && item) setChosen({ row, item });
    },
  };
}
