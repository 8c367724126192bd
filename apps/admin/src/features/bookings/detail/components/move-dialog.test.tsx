import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { screen, waitFor, within } from '@testing-library/react';
import { MODIFY, openBooking } from '../../../../testing/booking-page';
import { aBooking, id, ok } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';

pinToday();

/** Opens the dialog and waits for the availability. */
async function openMove(http: MockRoutes = {}, level: AccessLevel = 1) {
  const app = await openBooking(aBooking(), http, level);
  await app.user.click(screen.getByRole('button', { name: 'Move or change' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Move or change the reservation' }),
  );
  await dialog.findByRole('button', { name: /14:00/ });
  return { ...app, dialog };
}

test('moving shows what is free, its own places included, and sends only what differs', async () => {
  const { user, http, dialog } = await openMove({ [MODIFY]: () => ok([aBooking({ version: 6 })]) });
  expect(dialog.getByText('4 places left')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Save change' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /24 November/ }));
  await user.click(await dialog.findByRole('button', { name: /10:00/ }));
  await user.click(dialog.getByRole('button', { name: 'One adult fewer' }));
  await user.click(dialog.getByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('Reservation updated successfully')).toBeInTheDocument();
  expect(http.requests(MODIFY)[0]?.body).toEqual({
    bookings: [{ _id: id(20), version: 5, date: '2026-11-24', timeindex: 600, participants: 2 }],
  });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  const { date, timeindex, timeindexEnd, participants, numberOfChildren, _service } = aBooking();
  expect(http.requests(MODIFY)[1]?.body).toEqual({
    bookings: [
      {
        _id: id(20),
        version: 6,
        ...{ date, timeindex, timeindexEnd, participants, numberOfChildren },
        _service: _service._id,
      },
    ],
  });
});

test.each([
  [1, /An administrator may override/],
  [2, /You may override the availability, with a reason/],
] as const)(
  'level %d is told what to do about a full time, and loses nothing',
  async (level, hint) => {
    const { user, dialog } = await openMove(
      { [MODIFY]: () => refuse(409, 'SLOT_FULL', 'Full.') },
      level,
    );
    await user.click(dialog.getByRole('button', { name: 'One more adult' }));
    await user.click(dialog.getByRole('button', { name: 'Save change' }));
    expect(await dialog.findByText('Full.')).toBeInTheDocument();
    expect(dialog.getByText(hint)).toBeInTheDocument();
    expect(dialog.getByText('4 people')).toBeInTheDocument();
  },
);

test.each([1, 2, 3, 4] as const)(
  'level %d may move over capacity as the table says',
  async (level) => {
    const { dialog } = await openMove({}, level);
    const toggle = dialog.queryByRole('switch', { name: 'Override availability' });
    expect(toggle !== null).toBe(may(level, 'bookings.override'));
  },
);

test('over capacity needs a reason, which is sent along', async () => {
  const { user, http, dialog } = await openMove({ [MODIFY]: () => ok([aBooking()]) }, 2);
  await user.click(dialog.getByRole('switch', { name: 'Override availability' }));
  for (let clicks = 0; clicks < 3; clicks++) {
    await user.click(dialog.getByRole('button', { name: 'One more adult' }));
  }
  const save = dialog.getByRole('button', { name: 'Save change' });
  expect(save).toBeDisabled();
  await user.type(dialog.getByLabelText(/^Reason for overriding/), 'A birthday');
  await user.click(save);
  await screen.findByText('Reservation updated successfully');
  expect(http.requests(MODIFY)[0]?.body).toEqual({
    bookings: [{ _id: id(20), version: 5, participants: 6 }],
    override: true,
    reason: 'A birthday',
  });
});

test('Escape only asks where it would lose what was entered of a move', async () => {
  const { user, dialog } = await openMove({}, 2);
  await user.click(dialog.getByRole('switch', { name: 'Override availability' }));
  await user.type(dialog.getByLabelText(/^Reason for overriding/), 'A birthday{Escape}');
  const question = await screen.findByRole('alertdialog', { name: /not saved. Leave anyway/ });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText(/^Reason for overriding/)).toHaveValue('A birthday');

  await user.clear(dialog.getByLabelText(/^Reason for overriding/));
  await user.click(await dialog.findByRole('button', { name: /24 November/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
