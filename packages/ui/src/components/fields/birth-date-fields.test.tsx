import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { BirthDateFields } from './birth-date-fields';

async function setUp(initial = '') {
  const onChange = jest.fn();
  function Page() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <BirthDateFields
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue('2001-12-31')}>
          Load another guest
        </button>
      </>
    );
  }
  return { ...(await renderUi(<Page />)), onChange };
}

const field = (name: string) => screen.getByRole('combobox', { name });
const offered = (name: string) => Array.from(field(name).querySelectorAll('option')).slice(1);

test('shows a stored date, and offers 100 years back from 2024', async () => {
  await setUp('1984-02-29');
  expect(field('Day')).toHaveValue('29');
  expect(field('Month')).toHaveDisplayValue('February');
  expect(field('Year')).toHaveValue('1984');
  expect(offered('Year').map(({ value }) => value)).toEqual(
    Array.from({ length: 100 }, (_, index) => String(2024 - index)),
  );
  await expectAccessible();
});

test('gives a date when all three are chosen, and none before', async () => {
  const { user, onChange } = await setUp();
  await user.selectOptions(field('Day'), '7');
  await user.selectOptions(field('Month'), 'March');
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.selectOptions(field('Year'), '1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-03-07');
  expect(field('Day')).toHaveValue('7');
});

test('a day that the month does not have becomes its last', async () => {
  const { user, onChange } = await setUp('1990-01-31');
  await user.selectOptions(field('Month'), 'February');
  expect(onChange).toHaveBeenLastCalledWith('1990-02-28');
  expect(offered('Day')).toHaveLength(28);
});

test('shows another date that comes from outside', async () => {
  const { user } = await setUp('1990-01-31');
  await user.click(screen.getByRole('button', { name: 'Load another guest' }));
  expect(field('Year')).toHaveValue('2001');
});
