import { type CalendarDate, firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import {
  type CalendarLimits,
  type CalendarMonth,
  type CalendarSelection,
  monthCalendar,
  stepMonth,
} from '@atrium/rules/calendar/month-calendar';
import { type KeyboardEvent, useRef, useState } from 'react';
import { focusAfterKey } from '../lib/keyboard/calendar-keys';

interface Options {
  selection: CalendarSelection;
  limits: CalendarLimits;
  initialMonth?: CalendarDate | undefined;
  onMonthChange?: ((month: CalendarDate) => void) | undefined;
}

/** The one day of the grid that the Tab key reaches. */
function tabStop({ weeks, month }: CalendarMonth, wanted: CalendarDate | undefined): CalendarDate {
  const days = weeks.flat().filter(({ inMonth }) => inMonth);
  const candidates = [
    days.find(({ date }) => date === wanted),
    days.find(({ selected }) => selected),
    days.find(({ isToday }) => isToday),
    days.find(({ selectable }) => selectable),
  ];
  return candidates.find((day) => day !== undefined)?.date ?? month;
}

/** What a month calendar shows and where its focus is: roving, so that the grid is one tab stop. */
export function useMonthCalendar({ selection, limits, initialMonth, onMonthChange }: Options) {
  const [shown, setShown] = useState(() =>
    firstOfMonth(initialMonth ?? selection.start ?? limits.today),
  );
  const [focused, setFocused] = useState<CalendarDate>();
  const moveFocus = useRef(false);

  const calendar = monthCalendar({ shown, selection, ...limits });

  function show(month: CalendarDate) {
    if (month === shown) return;
    setShown(month);
    onMonthChange?.(month);
  }

  function onKeyDown(event: KeyboardEvent, date: CalendarDate) {
    const next = focusAfterKey(date, event, limits);
    if (next === undefined) return;
    event.preventDefault();
    moveFocus.current = true;
    setFocused(next);
    show(firstOfMonth(next));
  }

  /** Ref of the tab stop: takes the focus once after a key has moved it, also into another month. */
  function tabStopRef(button: HTMLButtonElement | null) {
    if (!button || !moveFocus.current) return;
    moveFocus.current = false;
    button.focus();
  }

  return {
    calendar,
    tabStop: tabStop(calendar, focused),
    tabStopRef,
    onKeyDown,
    setFocused,
    step: (direction: 1 | -1) => show(stepMonth(shown, direction, limits)),
    showCurrentMonth: () => show(firstOfMonth(limits.today)),
  };
}
