import { InvalidArgumentError } from 'commander';

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('must be a whole number');
  return Number(text);
}

export const numberList = (text: string): number[] => text.split(',').map(wholeNumber);

/** New for each run, and printed so that it can be repeated. */
export const seedNumber = (): number => 1 + (Date.now() % (2 ** 31 - 2));
