import { fireEvent, within } from '@testing-library/react';

/** The input that a date or time field keeps its whole text in, as the language writes it. */
export async function pickerInput(
  name: string | RegExp,
  root: HTMLElement = document.body,
): Promise<HTMLInputElement> {
  const group = await within(root).findByRole('group', { name });
  const input = group.querySelector('input');
  if (!input) throw new Error(`${name} is no date or time field`);
  return input;
}

/** Gives a date or a time as a whole, as pasting it does. */
export async function enter(
  name: string | RegExp,
  text: string,
  root?: HTMLElement,
): Promise<void> {
  fireEvent.change(await pickerInput(name, root), { target: { value: text } });
}
