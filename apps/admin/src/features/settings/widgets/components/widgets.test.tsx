import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

test('the preview says that it is loading until it is there', async () => {
  await renderApp('/admin/settings/widgets', {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/admin/widgets': () =>
        ok({ _id: id(1), slug: 'fjord', origins: [], widgets: [], version: 1 }),
      'GET /api/v1/services': () => ok([aService()]),
    },
  });
  const preview = await screen.findByTitle('Preview');
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  await expectAccessible();
  fireEvent.load(preview);
  expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
});
