import { screen, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, id } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { aTable } from '../../testing/fixtures';
import { openSeating } from '../../testing/open-seating';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const here = { tables: [{ _table: aTable(1)._id }], numberOfChildren: 0 };
const sitting = aBooking({
  ...{ _id: id(20), _bookingStatus: arrived, attendenceVerified: true, ...here },
  _customer: { _id: id(11), firstname: 'Kari', lastname: 'Hansen' },
  ...{ timeindex: 1000, timeindexEnd: 1140 },
});
const coming = aBooking({
  ...{ _id: id(21), _bookingStatus: confirmed, ...here },
  _customer: { _id: id(12), firstname: 'Maximiliane', lastname: 'von Hohenstaufen-Bergen' },
  ...{ timeindex: 1145, timeindexEnd: 1260 },
});

const rows = async (title: string) => {
  const section = await screen.findByRole('region', { name: new RegExp(`^${title}`) });
  return within(section).getAllByRole('listitem');
};

test('who comes next is told to have their table still taken, before it fails', async () => {
  await openSeating([sitting, coming]);
  const [next] = await rows('Next');
  expect(next).toHaveTextContent('Table still taken');
  const [seated] = await rows('Seated');
  expect(seated).not.toHaveTextContent('Table still taken');
});

test('a long name is cut after 23 characters', async () => {
  await openSeating([coming]);
  const [next] = await rows('Next');
  expect(next).toHaveTextContent('Maximiliane von Hohenst...');
  expect(next).not.toHaveTextContent('Table still taken');
});
