import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { spaOf } from '../../../../testing/spa-fixtures';
import { aTreatment } from '../../../../testing/treatment-fixtures';

pinToday();

const BOOK = 'POST /api/spa/treatment';
const REMOVE = 'DELETE /api/spa/treatment';

async function openPause(http: MockRoutes = {}) {
  const app = await renderApp('/admin/treatments?date=2026-11-21', {
    signedIn: true,
    http: {
      ...signedIn(1),
      ...spaOf(),
      'GET /api/spa/treatment': () => ok([]),
      'GET /api/spa/schedule': () => ok([]),
      'GET /api/v1/spa/absences': () => ok([]),
      'GET /api/spa/treatmentPath/schedule/:date/:treatmentTypeId': () =>
        ok({ date: '2026-11-21', spaTimeSlotSpaceInMinutes: 15, _length: id(141), starts: [] }),
      ...http,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'New treatment' }));
  const first = await screen.findByRole('dialog', { name: 'New treatment' });
  await app.user.click(await within(first).findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New pause' }));
  await dialog.findByRole('option', { name: 'Anna Lund' });
  await dialog.findByRole('option', { name: 'Birch' });
  return { ...app, dialog };
}

test('a pause keeps a therapist and a room from guests, and can be taken back', async () => {
  const { user, dialog, http } = await openPause({
    [BOOK]: () => ok(aTreatment({ status: 'pause' }), 201),
    [REMOVE]: () => ok(null),
  });
  await expectAccessible();
  await user.selectOptions(dialog.getByLabelText('Therapist'), 'Anna Lund');
  await user.selectOptions(dialog.getByLabelText('Treatment room'), 'Birch');
  await user.type(dialog.getByLabelText('Internal comment'), 'Team meeting');
  await user.click(dialog.getByRole('button', { name: 'Add pause' }));
  expect(await screen.findByText('Pause added')).toBeInTheDocument();
  expect(http.requests(BOOK)[0]?.body).toEqual({
    ...{ date: '2026-11-21', status: 'pause', timeindexStart: 720, timeindexEnd: 750 },
    ...{ therapists: [{ _therapist: id(120) }], _room: id(130), internalComment: 'Team meeting' },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(http.requests(REMOVE)).toHaveLength(1));
});

test('it needs somebody or somewhere, and says who has the time', async () => {
  const { user, dialog, http } = await openPause({
    [BOOK]: () => refuse(409, 'THERAPIST_TAKEN'),
  });
  await user.click(dialog.getByRole('button', { name: 'Add pause' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Choose a therapist or a treatment room for the pause.',
  );
  expect(http.requests(BOOK)).toHaveLength(0);
  await user.selectOptions(dialog.getByLabelText('Therapist'), 'Anna Lund');
  await user.click(dialog.getByRole('button', { name: 'Add pause' }));
  await waitFor(() => expect(http.requests(BOOK)).toHaveLength(1));
  await waitFor(() => expect(dialog.getByRole('alert')).not.toHaveTextContent(/^Choose/));
  expect(dialog.getByLabelText('Therapist')).toHaveDisplayValue('Anna Lund');
});
