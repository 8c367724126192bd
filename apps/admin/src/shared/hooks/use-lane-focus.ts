import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A row or a column of a plan of a day, and what lies in it. */
export interface Lane {
  key: string;
  /** In order. */
  items: readonly { id: string /** Minutes from midnight. */; from: number }[];
}

/** What the keys are on. */
export interface LaneItem {
  lane: string;
  /** `name`, or the id of something in the lane. */
  item: string;
}

const NAME = 'name';

const itemsOf = ({ items }: Lane) => [NAME, ...items.map(({ id }) => id)];

/** What of a lane is nearest in time to something else; its name, where that was one or nothing lies there. */
function nearestItem({ items }: Lane, from: number | undefined): string {
  if (from === undefined) return NAME;
  const byDistance = items.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from));
  return byDistance[0]?.id ?? NAME;
}

const KEYS = {
  rows: { next: 'ArrowRight', previous: 'ArrowLeft', nextLane: 'ArrowDown', lastLane: 'ArrowUp' },
  columns: {
    ...{ next: 'ArrowDown', previous: 'ArrowUp' },
    ...{ nextLane: 'ArrowRight', lastLane: 'ArrowLeft' },
  },
} as const;

/** What had the focus last. */
interface Held {
  element: HTMLElement;
  item: LaneItem;
}

/** What lost the focus because it was removed: a stale list that arrives late removes what was just moved, for a moment. */
const lostBy = (held: Held | undefined): LaneItem | undefined =>
  held && !held.element.isConnected && document.activeElement === document.body
    ? held.item
    : undefined;

/** How the lanes of a plan lie. */
export type LaneDirection = keyof typeof KEYS;

/**
 * One stop of the Tab key for a whole plan of lanes; arrow keys go on from there. A lane is marked with
 * `data-row`, what lies in it with `data-item`.
 */
export function useLaneFocus(
  lanes: readonly Lane[],
  scroller: RefObject<HTMLElement | null>,
  direction: LaneDirection,
) {
  const [chosen, setChosen] = useState<LaneItem>();
  const wanted = useRef<LaneItem>(undefined);
  const held = useRef<Held>(undefined);
  const isThere = lanes.some(({ key }) => key === chosen?.lane);
  const active = chosen && isThere ? chosen : { lane: lanes[0]?.key ?? '', item: NAME };

  const focus = (item: LaneItem) => {
    wanted.current = item;
    setChosen(item);
  };
  // It may be drawn only once the list has come again, or the lane has been scrolled to.
  useEffect(() => {
    const item = wanted.current ?? lostBy(held.current);
    if (!item) return;
    const selector = `[data-row="${item.lane}"] [data-item="${item.item}"]`;
    const element = scroller.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = lanes.findIndex(({ key }) => key === active.lane);
    const lane = lanes[index];
    if (!lane) return;
    const items = itemsOf(lane);
    const at = items.indexOf(active.item);
    const within = (item: string | undefined) => item !== undefined && { lane: lane.key, item };
    const across = (to: Lane | undefined) => {
      const from = lane.items.find(({ id }) => id === active.item)?.from;
      return to !== undefined && { lane: to.key, item: nearestItem(to, from) };
    };
    const keys = KEYS[direction];
    const moves: Record<string, () => LaneItem | false> = {
      [keys.next]: () => within(items[at + 1]),
      [keys.previous]: () => within(items[at - 1]),
      Home: () => within(NAME),
      End: () => within(items.at(-1)),
      [keys.nextLane]: () => across(lanes[index + 1]),
      [keys.lastLane]: () => across(lanes[index - 1]),
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
      const lane = element?.closest<HTMLElement>('[data-row]')?.dataset.row;
      const item = element?.dataset.item;
      if (!element || !lane || !item) return;
      held.current = { element, item: { lane, item } };
      setChosen({ lane, item });
    },
  };
}
