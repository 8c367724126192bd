import type { Language } from '@atrium/i18n/languages';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { renderUi } from '@atrium/ui/testing/render-ui';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { loaders } from '../../app/texts';
import { account } from '../../testing/fixtures';
import { enter, pickerInput } from '../../testing/picker-fields';
import { pinToday } from '../../testing/pin-today';
import { MeContext } from '../access/use-me';
import { DateField } from './date-field';
import type { DateFieldProps } from './date-field-props';
import { loadPickers } from './load-pickers';
import { TimeField } from './time-field';
import type { TimeFieldProps } from './time-field-props';

// 02:30 of the 22nd at the venue; the 21st is not over in UTC.
pinToday('2026-11-21T23:30:00Z');

const user = account();

async function show<Props extends { value: string; onChange: (value: string) => void }>(
  Field: (props: Props) => React.ReactNode,
  props: Props,
  language: Language = 'en',
) {
  function Page() {
    const [value, setValue] = useState(props.value);
    const change = (next: string) => {
      props.onChange(next);
      setValue(next);
    };
    return (
      <MeContext value={{ user, level: 1, vendor: user.vendor }}>
        <Field {...props} value={value} onChange={change} />
        <button type="button">Elsewhere</button>
      </MeContext>
    );
  }
  const view = await renderUi(<Page />, { language, loaders });
  await act(async () => void (await loadPickers()));
  return view;
}

const showDate = (given: Partial<DateFieldProps>, language?: Language) => {
  const onChange = jest.fn();
  const props = { label: 'From', value: '2026-11-05', onChange, ...given };
  return show(DateField, props, language).then((view) => ({ ...view, onChange }));
};

const showTime = (given: Partial<TimeFieldProps>, language?: Language) => {
  const onChange = jest.fn();
  const props = { label: 'Start', value: '22:00', onChange, ...given };
  return show(TimeField, props, language).then((view) => ({ ...view, onChange }));
};

test.each([
  ['en', '05/11/2026', 'Choose date'],
  ['no', '05.11.2026', 'Velg dato'],
  ['sv', '2026-11-05', 'Välj datum'],
  ['fr', '05/11/2026', 'Choisir la date'],
  ['de', '05.11.2026', 'Datum auswählen'],
  ['es', '05/11/2026', 'Elige fecha'],
  ['it', '05/11/2026', 'Scegli la data'],
] as const)('in %s a date is written %s', async (language, written, button) => {
  await showDate({}, language);
  expect(await pickerInput('From')).toHaveValue(written);
  expect(screen.getByRole('button', { name: new RegExp(button) })).toBeInTheDocument();
  await expectAccessible();
});

test('a date is typed digit by digit, and counts once it is whole', async () => {
  const { user, onChange } = await showDate({});
  const group = await screen.findByRole('group', { name: 'From' });
  await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('31122027');
  expect(onChange).toHaveBeenLastCalledWith('2027-12-31');
  // nobody books in the years 0002 to 0202
  for (const [given] of onChange.mock.calls) expect(given).toMatch(/^20(26|27)-/);
});

test('what is left half typed is the date before again', async () => {
  const { user, onChange } = await showDate({});
  const group = await screen.findByRole('group', { name: 'From' });
  await user.click(within(group).getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard('{Delete}');
  expect(within(group).getByRole('spinbutton', { name: 'Month' })).toHaveTextContent('MM');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await pickerInput('From')).toHaveValue('05/11/2026');
  expect(onChange).not.toHaveBeenCalled();
});

test('the calendar begins with Monday, knows the day at the venue, and stops before the first day', async () => {
  const { user, onChange } = await showDate({ min: '2026-11-03', value: '2026-11-20' });
  await user.click(await screen.findByRole('button', { name: /^Choose date/ }));
  const calendar = await screen.findByRole('grid');
  expect(within(calendar).getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  expect(within(calendar).getByRole('gridcell', { current: 'date' })).toHaveTextContent('22');
  expect(within(calendar).getByRole('gridcell', { name: '2' })).toBeDisabled();
  await user.click(within(calendar).getByRole('gridcell', { name: '3' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03');
});

test('a day before the first says so', async () => {
  await showDate({ min: '2026-11-03' }, 'de');
  await enter('From', '01.11.2026');
  expect(await screen.findByText('Nicht vor dem 3. November 2026')).toBeInTheDocument();
  await expectAccessible();
});

test('an optional date can be taken away, another cannot', async () => {
  const { onChange, unmount } = await showDate({ optional: true });
  await enter('From', '');
  expect(onChange).toHaveBeenLastCalledWith('');
  unmount();

  const other = await showDate({});
  await enter('From', '');
  await other.user.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await other.user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await pickerInput('From')).toHaveValue('05/11/2026');
  expect(other.onChange).not.toHaveBeenCalled();
});

test.each(['en', 'de', 'sv'] as const)('in %s the clock has 24 hours', async (language) => {
  const { onChange, user } = await showTime({ inRow: true }, language);
  expect(await pickerInput('Start')).toHaveValue('22:00');
  const group = screen.getByRole('group', { name: 'Start' });
  await user.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard('0907');
  expect(onChange).toHaveBeenLastCalledWith('09:07');
  await expectAccessible();
});

test('a time can be taken away', async () => {
  const { onChange } = await showTime({});
  await enter('Start', '');
  expect(onChange).toHaveBeenLastCalledWith('');
});
