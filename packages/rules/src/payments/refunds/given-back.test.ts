import { givenBack, type Returnable } from './given-back';

const card = (left: number): Returnable => ({ left, byVoucher: false });
const voucher = (left: number): Returnable => ({ left, byVoucher: true });

describe('what goes back of several payments', () => {
  it.each<[string, number, Returnable[], number[]]>([
    ['nothing', 0, [card(100), voucher(50)], [0, 0]],
    ['of one card', 60, [card(100)], [60]],
    ['of the card before the gift card', 100, [card(100), voucher(50)], [100, 0]],
    ['and then onto the gift card', 120, [card(100), voucher(50)], [100, 20]],
    ['whichever paid first', 120, [voucher(50), card(100)], [20, 100]],
    ['all of it', 150, [voucher(50), card(100)], [50, 100]],
    ['of the newest card first', 70, [card(50), card(50)], [20, 50]],
    ['onto the newest gift card first', 70, [voucher(50), card(10), voucher(50)], [10, 10, 50]],
    ['never more than there is', 500, [card(100), voucher(50)], [100, 50]],
    ['onto a gift card alone', 30, [voucher(50)], [30]],
    ['past one that has been returned', 30, [card(30), card(0)], [30, 0]],
  ])('%s', (_, amount, payments, parts) => {
    expect(givenBack(amount, payments)).toEqual(parts);
  });
});
