import { pagesOf } from './routes.mjs';

const page = (file: string) => async () => ({ Component: file });

test('a page brings the modules of the layouts around it', async () => {
  const routes = [
    { path: 'login/:venue?', handle: page('login.tsx') },
    {
      path: 'admin',
      handle: page('frame.tsx'),
      children: [
        {
          children: [
            { handle: page('today.tsx') },
            { path: 'old', children: undefined },
            {
              path: 'guests/:id',
              handle: page('guest.tsx'),
              children: [{ path: 'stays', handle: page('stays.tsx') }],
            },
          ],
        },
      ],
    },
    { path: '*' },
  ];
  expect(await pagesOf(routes)).toEqual([
    { path: '/login/:venue?', modules: ['login.tsx'] },
    { path: '/admin', modules: ['frame.tsx', 'today.tsx'] },
    { path: '/admin/old', modules: ['frame.tsx'] },
    { path: '/admin/guests/:id/stays', modules: ['frame.tsx', 'guest.tsx', 'stays.tsx'] },
    { path: '/*', modules: [] },
  ]);
});

test('a handle that is no loader has no module', async () => {
  expect(await pagesOf([{ path: 'a', handle: 'title' }])).toEqual([{ path: '/a', modules: [] }]);
});
