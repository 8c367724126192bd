import { addonTotal } from '@atrium/rules/money/money';
import type { Treatment } from '../treatment.schema';

/** Minor units: the price as agreed, and the addons. */
export const totalOf = ({ terms, addons = [] }: Pick<Treatment, 'terms' | 'addons'>): number =>
  (terms?.price ?? 0) +
  addonTotal(addons.map(({ _addon, quantity }) => ({ price: _addon.price, quantity })));
