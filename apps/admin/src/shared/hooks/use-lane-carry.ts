import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Carry } from './use-carry';
import { type CarryStep, useCarryKeys } from './use-carry-keys';
import { type Point, useDrag } from './use-drag';
import type { LaneDirection } from './use-lane-focus';

/** What can be carried. */
interface Carriable {
  _id: string;
  version: number;
}

interface Surface {
  scroller: RefObject<HTMLElement | null>;
  scrollAtEdges: (point: Point, onScroll: () => void) => void;
  stopScrolling: () => void;
}

interface Options<Item, Target, Preview, Grip> {
  carry: Carry<Item>;
  /** As the server told them last. */
  items: readonly Item[];
  direction: LaneDirection;
  surface: Surface;
  /** Where it is before it goes anywhere. */
  startOf: (item: Item) => Target;
  isSame: (a: Target, b: Target) => boolean;
  /** @param last where it was dragged to before, if it has been */
  draggedTo: (point: Point, item: Item, grip: Grip, last: Target | undefined) => Target;
  /** Where a press of an arrow key carries it; the same, if there is nowhere to go. */
  steppedTo: (target: Target, step: CarryStep) => Target;
  /** Told when it was carried by keys. */
  reveal: (target: Target) => void;
  /** What putting it down there would do. */
  preview: (item: Item, target: Target) => Preview;
  /** Resolves to whether it worked. Undefined: it cannot be put down there, and staff were told. */
  drop: (item: Item, target: Target, preview: Preview) => Promise<boolean> | undefined;
  /** Told where it was put down by keys or a press. */
  onPutDown: (item: Item, target: Target) => void;
}

/** Something on its way, and where it is drawn. */
export interface Carried<Item, Target, Preview> {
  item: Item;
  target: Target;
  preview: Preview;
  /** Put down: the answer, or the list after it, has not come yet. */
  isSent: boolean;
}

/**
 * Something on its way over the lanes of a day, by pointer or keys. Where it can go and what putting it down does
 * is up to the plan.
 */
export function useLaneCarry<
  Item extends Carriable,
  Target,
  Preview extends { kind: string },
  Grip,
>(options: Options<Item, Target, Preview, Grip>) {
  const { carry, items, surface, startOf, isSame, draggedTo, steppedTo, preview } = options;
  const { carried: item } = carry;
  const [dragging, setDragging] = useState(false);
  const [way, setWay] = useState<{ item: string; target: Target }>();
  const [sent, setSent] = useState<{
    item: string;
    /** Before. */
    version: number;
    target: Target;
    preview: Preview;
  }>();
  const held = useRef<{ item: Item; grip: Grip }>(undefined);

  const target = item && (way?.item === item._id ? way.target : startOf(item));
  const go = (one: Item, next: Target) =>
    setWay((before) =>
      before?.item === one._id && isSame(before.target, next)
        ? before
        : { item: one._id, target: next },
    );

  /** @returns whether it could be put down there at all */
  const putDown = (one: Item, to: Target): boolean => {
    const found = preview(one, to);
    if (found.kind === 'nothing') return true;
    const dropped = options.drop(one, to, found);
    if (!dropped) return false;
    const now = { item: one._id, version: one.version, target: to, preview: found };
    setSent(now);
    void dropped.then((worked) => {
      if (!worked) setSent((latest) => (latest === now ? undefined : latest));
    });
    return true;
  };

  const follow = (point: Point) => {
    if (!held.current) return;
    const { item: one, grip } = held.current;
    go(one, draggedTo(point, one, grip, way?.target));
    surface.scrollAtEdges(point, () => follow(point));
  };
  const endDrag = () => {
    surface.stopScrolling();
    held.current = undefined;
    setDragging(false);
    setWay(undefined);
    carry.end();
  };
  const drag = useDrag<Item>({
    onStart: (picked) => {
      setDragging(true);
      carry.pickUp(picked);
    },
    onMove: follow,
    onEnd: (point) => {
      const { current } = held;
      endDrag();
      if (current) {
        putDown(current.item, draggedTo(point, current.item, current.grip, way?.target));
      }
    },
    onCancel: endDrag,
  });

  const putDownAt = (to: Target | undefined): boolean => {
    if (!item || !to) return false;
    if (putDown(item, to)) {
      setWay(undefined);
      carry.end();
      options.onPutDown(item, to);
    }
    return true;
  };
  useCarryKeys({
    isCarrying: item !== undefined && !dragging,
    direction: options.direction,
    within: surface.scroller,
    onStep: (step) => {
      if (!item || !target) return;
      const next = steppedTo(target, step);
      go(item, next);
      options.reveal(next);
    },
    onPutDown: () => putDownAt(target),
  });

  const carried = (): Carried<Item, Target, Preview> | undefined => {
    if (item && target) return { item, target, preview: preview(item, target), isSent: false };
    // until the list has come again, it stays where it was put down
    const waiting = sent && items.find(({ _id }) => _id === sent.item);
    if (!waiting || waiting.version !== sent.version) return undefined;
    return { item: waiting, target: sent.target, preview: sent.preview, isSent: true };
  };

  return {
    dragging,
    carried: carried(),
    /** Pressed where it may be dragged from. */
    grab: (one: Item, grip: Grip, event: PointerEvent<HTMLElement>) => {
      held.current = { item: one, grip };
      drag(one, event);
    },
    /** Picked up by keys. */
    pickUp: (picked: Item, from: Target) => {
      setWay({ item: picked._id, target: from });
      carry.pickUp(picked);
    },
    /** Put down where a lane was pressed. @returns false while nothing is carried */
    putDownAt: (to: (target: Target) => Target) => putDownAt(target && to(target)),
  };
}
