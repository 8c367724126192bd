import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { root } from '../workspace';

jest.setTimeout(180_000);

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const ADMIN = 'apps/admin/src';
const MODULES = 'apps/api/src/modules';

/** One import that each rule refuses. */
const REFUSED: [rule: string, from: string, to: string][] = [
  ['apps-are-apart', `${ADMIN}/app/store.ts`, 'apps/hub/src/app/store.ts'],
  ['packages-know-no-app', 'packages/ui/src/toast.tsx', `${ADMIN}/paths.ts`],
  ['packages-know-no-app', 'e2e/pages/login.page.ts', `${ADMIN}/paths.ts`],
  ['product-needs-no-tooling', `${ADMIN}/main.tsx`, 'tooling/runner/src/ports.ts'],
  ['rules-are-pure', 'packages/rules/src/calendar/minutes.ts', 'packages/i18n/src/format.ts'],
  ['tests-are-not-product', `${ADMIN}/app/router.tsx`, `${ADMIN}/testing/render-app.tsx`],
  [
    'api-common-knows-no-module',
    'apps/api/src/common/audit/audit.ts',
    `${MODULES}/bookings/bookings.service.ts`,
  ],
  [
    'api-modules-meet-at-their-doors',
    `${MODULES}/bookings/bookings.service.ts`,
    `${MODULES}/customers/customers.repository.ts`,
  ],
  [
    'api-modules-meet-at-their-doors',
    `${MODULES}/bookings/bookings.dto.ts`,
    `${MODULES}/customers/customers.dto.ts`,
  ],
  [
    'api-modules-meet-at-their-doors',
    `${MODULES}/bookings/bookings.service.ts`,
    `${MODULES}/customers/customers.service.ts`,
  ],
  [
    'api-repositories-stay-inside',
    `${MODULES}/segments/public.ts`,
    `${MODULES}/segments/segments.repository.ts`,
  ],
  [
    'api-enters-modules-by-their-doors',
    'apps/api/src/domain-modules.ts',
    `${MODULES}/bookings/bookings.module.ts`,
  ],
  [
    'api-modules-do-not-use-their-own-door',
    `${MODULES}/bookings/lists/lists.service.ts`,
    `${MODULES}/bookings/public.ts`,
  ],
  ['shared-knows-no-feature', `${ADMIN}/shared/grid.tsx`, `${ADMIN}/features/spa/day.tsx`],
  ['features-know-no-app', `${ADMIN}/features/spa/day.tsx`, `${ADMIN}/app/store.ts`],
  [
    'features-meet-in-a-route',
    `${ADMIN}/features/seating/plan.tsx`,
    `${ADMIN}/features/spa/day.tsx`,
  ],
  [
    'features-meet-in-a-route',
    `${ADMIN}/features/bookings/list/components/grid.tsx`,
    `${ADMIN}/features/guests/card/components/guest-card.tsx`,
  ],
  [
    'features-meet-in-a-route',
    `${ADMIN}/features/bookings/list/hooks/use-rows.ts`,
    `${ADMIN}/features/bookings/detail/lib/move.ts`,
  ],
];

/** Imports that are allowed. */
const ALLOWED: [from: string, to: string][] = [
  [`${ADMIN}/app/routes/seating.tsx`, `${ADMIN}/features/seating/plan.tsx`],
  [`${ADMIN}/app/routes/seating.tsx`, `${ADMIN}/features/spa/day.tsx`],
  [`${ADMIN}/features/seating/plan.tsx`, `${ADMIN}/shared/grid.tsx`],
  [
    `${ADMIN}/features/bookings/list/components/rows/row.tsx`,
    `${ADMIN}/features/bookings/list/lib/filters.ts`,
  ],
  [`${ADMIN}/features/seating/plan.test.tsx`, `${ADMIN}/testing/render-app.tsx`],
  [`${MODULES}/bookings/bookings.service.ts`, `${MODULES}/customers/public.ts`],
  [`${MODULES}/bookings/lists/lists.service.ts`, `${MODULES}/bookings/bookings.repository.ts`],
  ['apps/api/src/domain-modules.ts', `${MODULES}/bookings/public.ts`],
  [`${MODULES}/bookings/bookings.service.ts`, `${MODULES}/bookings/bookings.repository.ts`],
  [`${MODULES}/bookings/bookings.db.spec.ts`, `${MODULES}/customers/testing/customer.factory.ts`],
  ['apps/api/test/bookings.e2e-spec.ts', 'tooling/runner/src/ports.ts'],
  ['packages/ui/src/slot-list.tsx', 'packages/rules/src/calendar/minutes.ts'],
];

async function cruise(
  imports: [from: string, to: string][],
  importing = (path: string) => `import '${path}';`,
): Promise<Violation[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-boundaries-'));
  try {
    const files = new Map<string, string[]>();
    for (const [from, to] of imports) {
      const up = '../'.repeat(from.split('/').length - 1);
      files.set(to, files.get(to) ?? []);
      files.set(from, [...(files.get(from) ?? []), importing(`${up}${to.replace(/\.tsx?$/, '')}`)]);
    }
    for (const [path, lines] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${lines.join('\n')}\nexport {};\n`);
    }
    const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))];
    const result = await runTool(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...folders,
        ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
      ],
      { env: process.env, cwd: folder, timeoutMs: 150_000 },
    );
    const report: { summary: { violations: Violation[] } } = JSON.parse(result.stdout);
    return report.summary.violations;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const asRow = ({ rule, from, to }: Violation) => [rule.name, from, to].join(' | ');

it('refuses each import that a rule is against, and no other', async () => {
  const violations = await cruise([
    ...REFUSED.map(([, from, to]): [string, string] => [from, to]),
    ...ALLOWED,
  ]);
  expect(violations.map(asRow).sort()).toEqual(REFUSED.map((row) => row.join(' | ')).sort());
});

it('refuses what only types reach past a door', async () => {
  const violations = await cruise(
    [[`${MODULES}/bookings/bookings.service.ts`, `${MODULES}/customers/customer.schema.ts`]],
    (path) => `import type * as other from '${path}';`,
  );
  expect(violations.map(({ rule }) => rule.name)).toEqual(['api-modules-meet-at-their-doors']);
});

it('refuses a circle, and what is not there', async () => {
  const circle = await cruise([
    ['packages/ui/src/a.ts', 'packages/ui/src/b.ts'],
    ['packages/ui/src/b.ts', 'packages/ui/src/a.ts'],
  ]);
  expect(new Set(circle.map(({ rule }) => rule.name))).toEqual(new Set(['no-circular']));
  const missing = await cruise(
    [['packages/ui/src/a.ts', 'packages/ui/src/b.ts']],
    () => "import '@atrium/nowhere';",
  );
  expect(missing.map(({ rule }) => rule.name)).toEqual(['no-unresolvable']);
});

it('refuses a circle of types', async () => {
  const violations = await cruise(
    [
      ['packages/ui/src/a.ts', 'packages/ui/src/b.ts'],
      ['packages/ui/src/b.ts', 'packages/ui/src/a.ts'],
    ],
    (path) => `import type * as other from '${path}';`,
  );
  expect(new Set(violations.map(({ rule }) => rule.name))).toEqual(new Set(['no-circular']));
});
