import { movedBy, resizedBy, turnedTo } from '@atrium/rules/seating/plan-editing/geometry';
import { type PlanPart, partsOf } from '@atrium/rules/seating/plan-editing/plan-parts';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { type ArrowKey, isArrowKey } from '../../lib/tables/nearest-table';
import type { PlanEditor } from './use-plan-editor';

/** Of an arrow key, in per cent of the plan; with Ctrl the finer one. */
const STEP = 1;
const FINE_STEP = 0.1;
const TURN = 15;

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} satisfies Record<ArrowKey, { x: number; y: number }>;

interface Options {
  editor: PlanEditor;
  /** What was copied, from this room or another. */
  clipboard: { current: readonly PlanPart[] };
  onSave: () => void;
  /** Told what the keys changed, to say it. */
  onChanged: (parts: readonly PlanPart[]) => void;
  /** Told how many they deleted; the focus was on one of them. */
  onRemoved: (count: number) => void;
}

/** Whatever the pointer does, by keys: on the plan, and undo, redo and save from anywhere. */
export function usePlanKeys({ editor, clipboard, onSave, onChanged, onRemoved }: Options) {
  const latest = useRef({ editor, onSave });
  latest.current = { editor, onSave };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const { editor: now, onSave: save } = latest.current;
      const key = event.key.toLowerCase();
      const action =
        key === 's'
          ? save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? now.redo
            : key === 'z'
              ? now.undo
              : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const withCtrl = (key: string, ids: ReadonlySet<string>): (() => void) | undefined => {
    const { present } = editor;
    switch (key) {
      case 'a':
        return () => editor.select([...present.shapes, ...present.tables].map(({ _id }) => _id));
      case 'c':
        return () => {
          clipboard.current = partsOf(present, ids);
        };
      case 'v':
        return () => editor.addCopies(clipboard.current);
      case 'd':
        return () => editor.addCopies(partsOf(present, ids));
      default:
        return undefined;
    }
  };

  /** Arrow keys and R: what becomes of the parts. */
  const changed = (
    { key, shiftKey, ctrlKey, metaKey }: ReactKeyboardEvent,
    parts: readonly PlanPart[],
  ): PlanPart[] | undefined => {
    if (isArrowKey(key)) {
      const step = ctrlKey || metaKey ? FINE_STEP : STEP;
      const by = { x: directions[key].x * step, y: directions[key].y * step };
      return shiftKey ? parts.map((part) => resizedBy(part, 'se', by)) : movedBy(parts, by);
    }
    if (key.toLowerCase() !== 'r' || ctrlKey || metaKey) return undefined;
    return parts.map((part) => turnedTo(part, part.rotation + (shiftKey ? -TURN : TURN)));
  };

  return (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.altKey) return;
    const { key } = event;
    const focused = (event.target as HTMLElement).dataset.part;
    const { selected } = editor;
    const ids = !focused || selected.has(focused) ? selected : new Set([focused]);
    const parts = partsOf(editor.present, ids);
    const hasCtrl = event.ctrlKey || event.metaKey;

    const command = hasCtrl && !event.shiftKey ? withCtrl(key.toLowerCase(), ids) : undefined;
    const next = command ? undefined : changed(event, parts);
    const removes = key === 'Delete' || key === 'Backspace';
    if (key === 'Escape' && selected.size > 0) {
      editor.select([]);
    } else if (command) {
      command();
    } else if (removes && parts.length > 0) {
      editor.remove(ids);
      onRemoved(parts.length);
    } else if (next && parts.length > 0) {
      if (ids !== selected) editor.select(ids);
      editor.changeParts(next, `${key.length > 1 ? 'arrows' : 'turn'} ${[...ids].join()}`);
      onChanged(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
