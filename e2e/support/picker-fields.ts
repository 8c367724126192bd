import { expect, type Locator, type Page } from '@playwright/test';

type Area = Page | Locator;

/** Types into a date or time field section by section, as staff do, and waits until it shows. */
async function typeInto(area: Area, name: string | RegExp, text: string): Promise<void> {
  const field = area.getByRole('group', { name });
  await field.getByRole('spinbutton').first().click();
  await field.getByRole('spinbutton').first().pressSequentially(text.replaceAll(/\D/g, ''));
  await expect(field.locator('input')).toHaveValue(text);
}

/** @param date yyyy-mm-dd; the page is in English */
export const typeDate = (area: Area, name: string | RegExp, date: string): Promise<void> =>
  typeInto(area, name, date.split('-').reverse().join('/'));

/** @param time HH:MM */
export const typeTime = (area: Area, name: string | RegExp, time: string): Promise<void> =>
  typeInto(area, name, time);
