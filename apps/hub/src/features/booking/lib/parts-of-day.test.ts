import { partsOfDay } from './parts-of-day';

test('noon begins the afternoon, five the evening, and a part without times is left out', () => {
  const at = (...starts: number[]) => starts.map((start) => ({ start }));
  expect(partsOfDay(at(0, 719, 720, 1019, 1020, 1439))).toEqual([
    { part: 'morning', times: at(0, 719) },
    { part: 'afternoon', times: at(720, 1019) },
    { part: 'evening', times: at(1020, 1439) },
  ]);
  expect(partsOfDay(at(1200))).toEqual([{ part: 'evening', times: at(1200) }]);
  expect(partsOfDay([])).toEqual([]);
});
