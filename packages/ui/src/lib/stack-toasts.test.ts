import type { ToastMessage } from '../hooks/use-toast';
import { stackToasts } from './stack-toasts';

const done = (message: string): ToastMessage => ({ type: 'success', message });
const failed = (message: string): ToastMessage => ({ type: 'error', message });

test.each<[string, ToastMessage[], ToastMessage, string[]]>([
  ['the first', [], done('a'), ['a']],
  ['a third', [done('a'), failed('b')], done('c'), ['a', 'b', 'c']],
  ['a fourth drops the oldest', [done('a'), done('b'), done('c')], done('d'), ['b', 'c', 'd']],
  ['a fourth spares failures', [failed('a'), done('b'), done('c')], done('d'), ['a', 'c', 'd']],
  [
    'among failures only, the oldest goes',
    [failed('a'), failed('b'), failed('c')],
    done('d'),
    ['b', 'c', 'd'],
  ],
  ['a repeated one takes the last place', [failed('a'), done('b')], failed('a'), ['b', 'a']],
])('%s', (_, shown, next, expected) => {
  expect(stackToasts(shown, next).map(({ message }) => message)).toEqual(expected);
});
