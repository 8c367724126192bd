import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { TestApp } from '../support/test-app';

const ROOT = resolve(__dirname, '../../../..');
/** Prometheus' own, of what it scrapes; its metrics that are not ours. */
const OF_PROMETHEUS = ['up'];

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder)).map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

const rules: Rule[] = filesIn('ops/alerts').flatMap((text) =>
  parse(text).groups.flatMap((group: { rules: Rule[] }) => group.rules),
);
const panels: { title: string; targets: { expr: string }[] }[] = filesIn('ops/grafana').flatMap(
  (text) => JSON.parse(text).panels,
);
const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

/** Where it is no PromQL, and the metrics that it names. */
function read(expr: string): { mistakes: string[]; metrics: string[] } {
  const mistakes: string[] = [];
  const metrics: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) mistakes.push(expr.slice(from));
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector')
        metrics.push(expr.slice(from, to));
    },
  });
  return { mistakes, metrics };
}

describe('dashboard and alerts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('are PromQL', () => {
    expect(read('sum(rate(some_total[5m])').mistakes).not.toEqual([]);
    expect(expressions.length).toBeGreaterThan(20);
    const wrong = expressions.filter(({ expr }) => read(expr).mistakes.length > 0);
    expect(wrong).toEqual([]);
  });

  it('name only metrics that the API exports', async () => {
    const { text } = await app.visitor().get('/api/metrics').expect(200);
    const exported = new Set(OF_PROMETHEUS);
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      exported.add(name);
      if (type === 'histogram')
        for (const part of ['bucket', 'sum', 'count']) exported.add(`${name}_${part}`);
    }
    const named = expressions.map(({ where, expr }) => ({ where, metrics: read(expr).metrics }));
    expect(named.filter(({ metrics }) => metrics.length === 0)).toEqual([]);
    const unknown = named.flatMap(({ where, metrics }) =>
      metrics.filter((name) => !exported.has(name)).map((name) => `${where}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('have a section in the runbook for each alert, and an alert for each section', () => {
    const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');
    const [, ofAlerts = ''] = runbook.split('\n## Alerts\n');
    const sections = [...ofAlerts.matchAll(/^### (\w+)\n\n(.+)/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(annotations.summary).not.toBe('');
    }
  });
});
