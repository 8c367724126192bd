import { seatedServices } from './seated-services';

const yoga = { name: 'Yoga', tables: 'none', _venues: [] } as const;
const dinner = { name: 'Dinner', tables: 'none', _venues: ['restaurant'] } as const;
const lunch = { name: 'Lunch', tables: 'atBooking', _venues: [] } as const;

test.each([
  ['those with rooms of their own', [yoga, dinner], [dinner]],
  ['those that promise a table', [yoga, lunch], [lunch]],
  ['both', [lunch, yoga, dinner], [lunch, dinner]],
  ['all where none says', [yoga], [yoga]],
])('guests of a service sit at tables: %s', (_, services, expected) => {
  expect(seatedServices(services)).toEqual(expected);
});
