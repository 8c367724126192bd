import { pagesOf } from './routes.mjs';

const lazy = (file: string) => async () => ({ Component: file });

test('a page brings the modules of the layouts around it', async () => {
  const routes = [
    { path: 'login/:venue?', lazy: lazy('login.tsx') },
    {
      path: 'admin',
      lazy: lazy('frame.tsx'),
      children: [
        {
          children: [
            { lazy: lazy('today.tsx') },
            { path: 'old', children: undefined },
            {
              path: 'guests/:id',
              lazy: lazy('guest.tsx'),
              children: [{ path: 'stays', lazy: lazy('stays.tsx') }],
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

test('without the data router, a route asks for its page by its handle', async () => {
  const routes = [
    { path: '/', handle: lazy('frame.tsx'), children: [{ handle: lazy('home.tsx') }] },
  ];
  expect(await pagesOf(routes)).toEqual([{ path: '/', modules: ['frame.tsx', 'home.tsx'] }]);
});

test('a handle that is no loader has no module', async () => {
  expect(await pagesOf([{ path: 'a', handle: 'title' }])).toEqual([{ path: '/a', modules: [] }]);
});
