import type { ParticipantSelection } from '@atrium/rules/bookings/participants';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { ParticipantSelector } from './participant-selector';

type Props = Omit<ComponentProps<typeof ParticipantSelector>, 'value' | 'onChange'>;

async function setUp(props: Props, initial: ParticipantSelection = { adults: 1, children: 0 }) {
  const onChange = jest.fn();
  function Page() {
    const [value, setValue] = useState(initial);
    return (
      <ParticipantSelector
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  return { ...(await renderUi(<Page />)), onChange };
}

const press = (name: string) => screen.getByRole('button', { name });
const count = (name: string) => screen.getByRole('status', { name }).textContent;

test('counts adults and children within the places left', async () => {
  const { user } = await setUp({ available: 3, allowChildren: true });
  await user.click(press('One more adult'));
  await user.click(press('One more child'));
  await user.click(press('One more child'));

  expect([count('Adults'), count('Children')]).toEqual(['2', '1']);
  expect(press('One more adult')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('3 people')).toBeVisible();
  await expectAccessible();
});

test('ignores a step below one adult or no child without a word', async () => {
  const { user, onChange } = await setUp({ available: 3, allowChildren: true });
  await user.click(press('One adult fewer'));
  await user.click(press('One child fewer'));

  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the waiting list knows no limit', async () => {
  const { user } = await setUp({ available: 0, waitingList: true });
  await user.click(press('One more adult'));
  expect(count('Adults')).toBe('2');
});

test('children are not offered where the service takes none', async () => {
  await setUp({ available: 3 });
  expect(screen.queryByText('Children')).toBeNull();
});

test('an exclusive booking is for one, whatever was chosen before', async () => {
  const { onChange } = await setUp({ available: 1, exclusive: true }, { adults: 3, children: 1 });
  expect(onChange).toHaveBeenCalledWith({ adults: 1, children: 0 });
  expect(screen.getByText('Private: just for your party.')).toBeVisible();
  expect(screen.queryByText(/person/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[string, Partial<Props>, number, string]>([
  ['the default units', {}, 1, '1 person'],
  ['the default units, several', {}, 2, '2 people'],
  ['the stored default, translated', { unit: 'Person', units: 'People' }, 2, '2 people'],
  ['the service’s own', { unit: 'Boat', units: 'Boats' }, 2, '2 Boats'],
])('says %s', async (_, units, adults, text) => {
  await setUp({ available: 9, ...units }, { adults, children: 0 });
  expect(screen.getByText(text)).toBeVisible();
});

test('works by keyboard', async () => {
  const { user } = await setUp({ available: 3 });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(count('Adults')).toBe('3');
});
