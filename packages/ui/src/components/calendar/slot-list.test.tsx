import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { SlotList, type TimeSlot } from './slot-list';

const morning: TimeSlot = { start: 540, end: 600, available: 4 };
const full: TimeSlot = { start: 660, end: 720, available: 0 };

async function setUp(
  slots: TimeSlot[],
  options: {
    waitingList?: boolean;
    selected?: number;
    overbookFor?: number;
    participants?: number;
  } = {},
) {
  const onSelect = jest.fn();
  const onJoinWaitingList = jest.fn();
  const view = await renderUi(
    <SlotList
      slots={slots}
      onSelect={onSelect}
      onJoinWaitingList={onJoinWaitingList}
      {...options}
    />,
  );
  return { ...view, onSelect, onJoinWaitingList };
}

test('says so when there is no time', async () => {
  await setUp([]);
  expect(screen.getByText('No available times')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test.each<[string, Partial<TimeSlot>, string]>([
  ['the start alone', {}, '09:00'],
  ['the end where it is shown', { showEndTime: true }, '09:00 – 10:00'],
  ['no end where there is none', { showEndTime: true, end: null }, '09:00'],
  ['the places where they are shown', { showAvailability: true }, '09:00 4 places left'],
  ['one place', { showAvailability: true, available: 1 }, '09:00 1 place left'],
  ['its own name', { overrideName: 'Early seating' }, 'Early seating 09:00'],
  [
    'an end on the next day',
    { start: 1320, end: 1560, showEndTime: true },
    '22:00 – 02:00 next day',
  ],
])('shows %s', async (_, change, name) => {
  await setUp([{ ...morning, ...change }]);
  const { textContent } = screen.getByRole('button');
  expect(textContent?.replace(/\s/g, '')).toBe(name.replace(/\s/g, ''));
});

test('a free time can be chosen, and shows that it is', async () => {
  const { user, onSelect } = await setUp([morning, full], { selected: 540 });
  const button = screen.getByRole('button', { name: /09:00/ });
  await user.click(button);

  expect(onSelect).toHaveBeenCalledWith(morning);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
});

test('a full one cannot', async () => {
  const { onJoinWaitingList } = await setUp([full]);
  expect(screen.getByRole('button', { name: /11:00/ })).toBeDisabled();
  expect(screen.getByText('Fully booked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Join waiting list/ })).toBeNull();
  expect(onJoinWaitingList).not.toHaveBeenCalled();
});

test('but it can be waited for where the service has a waiting list', async () => {
  const { user, onSelect, onJoinWaitingList } = await setUp([morning, full], { waitingList: true });
  const [free, booked] = screen.getAllByRole('listitem');
  if (!free || !booked) throw new Error('two slots expected');
  expect(within(free).queryByRole('button', { name: /waiting list/ })).toBeNull();
  await user.click(within(booked).getByRole('button', { name: 'Join waiting list, 11:00' }));

  expect(onJoinWaitingList).toHaveBeenCalledWith(full);
  expect(onSelect).not.toHaveBeenCalled();
  await expectAccessible();
});

test.each([
  [full, '11:00 Fully booked, over by 3'],
  [{ ...morning, showAvailability: true, available: 1 }, '09:00 1 place left, over by 2'],
  [{ ...morning, showAvailability: true }, '09:00 4 places left'],
])('a party beyond the places may choose %j', async (slot, name) => {
  const { user, onSelect } = await setUp([slot], { waitingList: true, overbookFor: 3 });
  expect(screen.queryByRole('button', { name: /waiting list/ })).toBeNull();
  await user.click(screen.getByRole('button', { name }));
  expect(onSelect).toHaveBeenCalledWith(slot);
});

test('a party needs room for all of it, and can wait where there is a waiting list', async () => {
  const two: TimeSlot = { start: 600, available: 2, showAvailability: true, price: 'NOK 750' };
  const { user, onSelect, onJoinWaitingList } = await setUp(
    [{ ...morning, price: 'NOK 750' }, two],
    {
      participants: 3,
      waitingList: true,
    },
  );
  const small = screen.getByRole('button', { name: /^10:00/ });
  expect(small).toBeDisabled();
  expect(small).toHaveTextContent('10:00No room for 3NOK 750');
  await user.click(screen.getByRole('button', { name: 'Join waiting list, 10:00' }));
  expect(onJoinWaitingList).toHaveBeenCalledWith(two);
  await user.click(screen.getByRole('button', { name: /^09:00/ }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expectAccessible();
});
