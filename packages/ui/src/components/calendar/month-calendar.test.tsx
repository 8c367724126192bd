import { formatDate } from '@atrium/i18n/format';
import type { CalendarSelection } from '@atrium/rules/calendar/month-calendar';
import { act, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { MonthCalendar } from './month-calendar';

type Props = Omit<ComponentProps<typeof MonthCalendar>, 'selection' | 'onSelect'>;

/** Wednesday 18 November 2026 is the venue's today in every test. */
const booking: Props = { today: '2026-11-18', hidePast: true };

async function setUp(props: Partial<Props> = {}, initial: CalendarSelection = {}) {
  const onSelect = jest.fn();
  function Page() {
    const [selection, setSelection] = useState(initial);
    return (
      <MonthCalendar
        {...booking}
        {...props}
        selection={selection}
        onSelect={(next) => {
          onSelect(next);
          setSelection(next);
        }}
      />
    );
  }
  const view = await renderUi(<Page />);
  return { ...view, onSelect };
}

const day = (name: RegExp) => screen.getByRole('button', { name });
/** Punctuation is ICU's and changes with its versions. */
const full = (date: string, ...state: string[]) =>
  [formatDate('en', date, 'full'), ...state].join(', ');
const focused = () => document.activeElement?.getAttribute('aria-label') ?? 'nothing';

test('is a grid named by its month, whose weeks begin on Monday', async () => {
  await setUp();
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  const letters = within(grid).getAllByRole('columnheader');

  expect(letters.map((letter) => letter.textContent)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
  expect(letters[0]).toHaveAttribute('abbr', 'Monday');
  expect(within(grid).getAllByRole('button')).toHaveLength(30);
  await expectAccessible();
});

test('each day says its whole date and its state', async () => {
  await setUp({ unavailableDates: ['2026-11-20'] }, { start: '2026-11-25' });

  expect(day(/18 November/)).toHaveAccessibleName(full('2026-11-18', 'today'));
  expect(day(/18 November/)).toHaveAttribute('aria-current', 'date');
  expect(day(/20 November/)).toHaveAccessibleName(full('2026-11-20', 'not available'));
  expect(day(/25 November/)).toHaveAccessibleName(full('2026-11-25', 'selected'));
  expect(day(/17 November/)).toHaveAttribute('aria-disabled', 'true');
});

test('a free day is selected by a click', async () => {
  const { user, onSelect } = await setUp();
  await user.click(day(/19 November/));

  expect(onSelect).toHaveBeenCalledWith({ start: '2026-11-19' });
  expect(day(/19 November/).closest('td')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['a past day', /17 November/],
  ['an unavailable day', /20 November/],
  ['a day after the latest', /27 November/],
])('%s is not', async (_, name) => {
  const { user, onSelect } = await setUp({
    unavailableDates: ['2026-11-20'],
    latestDate: '2026-11-26',
  });
  await user.click(day(name));
  expect(onSelect).not.toHaveBeenCalled();
});

test('no day is while what is free is being loaded', async () => {
  const { user, onSelect } = await setUp({ loading: true });
  await user.click(day(/19 November/));

  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
});

test('the arrows show other months and tell so', async () => {
  const onMonthChange = jest.fn();
  const { user } = await setUp({ onMonthChange });
  await user.click(day(/Next month/));

  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  expect(onMonthChange).toHaveBeenCalledWith('2026-12-01');
});

test('where past dates are hidden the way back ends at the current month', async () => {
  const onMonthChange = jest.fn();
  const { user } = await setUp({ onMonthChange });
  await user.click(day(/Previous month/));

  expect(day(/Previous month/)).toHaveAttribute('aria-disabled', 'true');
  expect(onMonthChange).not.toHaveBeenCalled();
});

test('where they are not, it goes on', async () => {
  const { user } = await setUp({ hidePast: false });
  await user.click(day(/Previous month/));
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeVisible();
});

test('the way on ends at the latest date', async () => {
  const { user } = await setUp({ latestDate: '2026-12-10' });
  await user.click(day(/Next month/));
  await user.click(day(/Next month/));
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
});

test('a button leads back to the current month, and is there only in another', async () => {
  const { user } = await setUp({ initialMonth: '2027-03-15' });
  await user.click(screen.getByRole('button', { name: 'Back to the current month' }));

  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to the current month' })).toBeNull();
});

test('a range: first its start, then its end; an earlier click moves the start', async () => {
  const { user, onSelect } = await setUp({ mode: 'range' });
  await user.click(day(/20 November/));
  await user.click(day(/23 November/));
  expect(onSelect).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-23' });
  expect(day(/20 November/)).toHaveAccessibleName(/start of the period/);
  expect(day(/21 November/)).toHaveAccessibleName(/within the period/);
  expect(day(/23 November/)).toHaveAccessibleName(/end of the period/);

  await user.click(day(/19 November/));
  expect(onSelect).toHaveBeenLastCalledWith({ start: '2026-11-19', end: '2026-11-23' });
  await expectAccessible();
});

describe('keyboard', () => {
  test('the grid is one tab stop, at the selected day or else today', async () => {
    const { user } = await setUp();
    const reached: string[] = [];
    for (let tab = 0; tab < 4; tab += 1) {
      await user.tab();
      reached.push(focused());
    }
    expect(reached).toEqual([
      'Previous month',
      'Next month',
      full('2026-11-18', 'today'),
      'nothing',
    ]);
  });

  test.each([
    ['{ArrowRight}', full('2026-11-19')],
    ['{ArrowLeft}', full('2026-11-17', 'not available')],
    ['{ArrowDown}', full('2026-11-25')],
    ['{Home}', full('2026-11-16', 'not available')],
    ['{End}', full('2026-11-22')],
    ['{PageDown}', full('2026-12-18')],
    ['{PageUp}', full('2026-11-18', 'today')],
  ])('%s moves the focus to %s', async (keys, expected) => {
    const { user } = await setUp();
    act(() => day(/18 November/).focus());
    await user.keyboard(keys);
    expect(focused()).toBe(expected);
  });

  test('Enter selects the day that the arrows reached, in another month too', async () => {
    const { user, onSelect } = await setUp();
    act(() => day(/18 November/).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    expect(onSelect).toHaveBeenCalledWith({ start: '2026-12-02' });
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  test('arrows of the header do not steal the focus', async () => {
    const { user } = await setUp();
    act(() => day(/18 November/).focus());
    await user.keyboard('{ArrowDown}');
    await user.click(day(/Next month/));
    expect(focused()).toBe('Next month');
  });
});

test('speaks the language shown', async () => {
  await renderUi(<MonthCalendar {...booking} selection={{}} onSelect={() => {}} />, {
    language: 'no',
  });
  expect(screen.getByRole('grid', { name: 'november 2026' })).toBeVisible();
  expect(day(/18\. november 2026/)).toHaveAccessibleName(/^onsdag/);
});

test('a day says what it costs and how full it is, unless it cannot be chosen', async () => {
  const note = { text: '490', left: 0.25, label: 'NOK 490, 3 places left' };
  await setUp({
    notes: new Map([
      ['2026-11-19', note],
      ['2026-11-20', note],
    ]),
    unavailableDates: ['2026-11-20'],
  });
  const free = day(/19 November/);
  expect(free).toHaveAccessibleName(full('2026-11-19', note.label));
  expect(free).toHaveTextContent('19490');
  expect(day(/20 November/)).toHaveAccessibleName(full('2026-11-20', 'not available'));
  expect(day(/20 November/)).toHaveTextContent(/^20$/);
  expect(day(/21 November/)).toHaveAccessibleName(full('2026-11-21'));
  await expectAccessible();
});
