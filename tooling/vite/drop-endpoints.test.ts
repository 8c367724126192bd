import { execFileSync } from 'node:child_process';
import { dropEndpoints } from './drop-endpoints.ts';

const parsing = `
import { text } from 'node:stream/consumers';
import { parseAst } from 'vite';
console.log(JSON.stringify(parseAst(await text(process.stdin))));`;

/** By the parser of the build, which is an ES module and so beyond jest. @throws for what is no JavaScript */
function parseAst(code: string): unknown {
  const args = ['--input-type=module', '--eval', parsing];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: __dirname, input: code }).toString(),
  );
}

const drop = (code: string, ...wanted: string[]): string =>
  dropEndpoints(code, { parse: parseAst, isWanted: (endpoint) => wanted.includes(endpoint) });
/** Code without what is blank in it. */
const dense = (code: string) => code.replace(/\s+/g, '');

const client = `const injected = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query({
      query: () => ({ url: '/me', endpoints: { listServices: '}),' } }),
    }),
    listServices: build.query({ query: ({ id, ...rest }) => ({ url: \`/s/\${id},
\`, params: rest }) }),
    createService: build.mutation({ query: (body) => ({ url: '/s', method: 'POST', body }) }),
  }),
  overrideExisting: false,
});
export const {
  useGetMeQuery,
  useLazyGetMeQuery,
  useListServicesQuery,
  useLazyListServicesQuery,
  useCreateServiceMutation,
} = injected;
`;

test('keeps what is wanted, with its hooks, and drops the rest with theirs', () => {
  const left = drop(client, 'getMe');
  expect(dense(left)).toBe(
    dense(`const injected = api.injectEndpoints({
      endpoints: (build) => ({
        getMe: build.query({
          query: () => ({ url: '/me', endpoints: { listServices: '}),' } }),
        }),
      }),
      overrideExisting: false,
    });
    export const { useGetMeQuery, useLazyGetMeQuery, } = injected;`),
  );
});

test('wanted all, nothing changes', () => {
  expect(drop(client, 'getMe', 'listServices', 'createService')).toBe(client);
});

test.each([['getMe'], ['listServices'], ['createService'], ['nothing of it']])(
  'leaves JavaScript in which everything stands where it stood: %s',
  (wanted) => {
    const left = drop(client, wanted);
    expect(parseAst(left)).toMatchObject({ type: 'Program' });
    expect(left.split('\n').map((line) => line.length)).toEqual(
      client.split('\n').map((line) => line.length),
    );
    for (const [at, sign] of [...left].entries()) {
      if (sign.trim()) expect(sign).toBe(client[at]);
    }
  },
);

test('drops the last of several without a comma after it, and the only one', () => {
  expect(dense(drop('x.injectEndpoints({ endpoints: (b) => ({ a: b(), c: b() }) })', 'a'))).toBe(
    'x.injectEndpoints({endpoints:(b)=>({a:b(),})})',
  );
  expect(dense(drop('x.injectEndpoints({ endpoints: (b) => ({ a: b() }) })'))).toBe(
    'x.injectEndpoints({endpoints:(b)=>({})})',
  );
});

test('drops cache tags, which are an object and may be a method', () => {
  const tags = `api.enhanceEndpoints({
    addTagTypes: ['Service'],
    endpoints: {
      getMe: { providesTags: ['Me'] },
      listServices: { providesTags: (result) => [{ type: 'Service', id: result.id }] },
      createService: {
        async onQueryStarted(_, { dispatch }) { dispatch(patch('listServices')); },
      },
    },
  });`;
  expect(dense(drop(tags, 'getMe'))).toBe(
    "api.enhanceEndpoints({addTagTypes:['Service'],endpoints:{getMe:{providesTags:['Me']},},});",
  );
});

test('takes a function with a body for what it answers', () => {
  const code = 'x.injectEndpoints({ endpoints(build) { return { a: build(), b: build() }; } })';
  expect(dense(drop(code, 'b'))).toBe('x.injectEndpoints({endpoints(build){return{b:build()};}})');
});

test.each([
  ['an object of another call', 'configure({ endpoints: { a: 1 } });'],
  ['a call without endpoints', 'api.injectEndpoints({ overrideExisting: true });'],
  ['a call without anything', 'api.injectEndpoints();'],
  ['what only looks like a hook', 'const { useState, useGetMe, getMeQuery, useQuery } = react;'],
  ['what a hook answers', 'const { data, error } = useGetMeQuery();'],
])('leaves %s alone', (_name, code) => {
  expect(drop(code)).toBe(code);
});

test('a hook under another name goes with its endpoint too', () => {
  expect(dense(drop('const { useGetMeQuery: useMe, useBookMutation } = api;', 'book'))).toBe(
    'const{useBookMutation}=api;',
  );
});
