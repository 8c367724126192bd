import type { Translation } from '../../../../translation';
import type { move as en } from '../../../en/admin/bookings/move';

export const move = {
  open: 'Flytta eller ändra',
  title: 'Flytta eller ändra bokningen',
  now: 'Nu: {{now}}. Inget ändras förrän du sparar.',
  submit: 'Spara ändringen',
  unchanged: 'Bokningen är oförändrad.',
  overrideHint: 'Bokningen är oförändrad. Du får åsidosätta tillgängligheten, med en motivering.',
  askHint: 'Bokningen är oförändrad. En administratör får åsidosätta tillgängligheten.',
  noMessages: 'Gästen har inte fått något om den här bokningen.',
} satisfies Translation<'sv', typeof en>;
