import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PrometheusMetrics } from './prometheus-metrics';

it('tells counters, gauges and histograms as OpenTelemetry has them', async () => {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'done_total', help: 'Done', registers }).inc(3);
  new Gauge({ name: 'used_bytes', help: 'Used', labelNames: ['kind'], registers }).set(
    { kind: 'heap' },
    7,
  );
  const histogram = new Histogram({
    ...{ name: 'took_seconds', help: 'Took', labelNames: ['kind'], buckets: [1, 2], registers },
  });
  for (const seconds of [0.5, 0.7, 1.5, 9]) histogram.observe({ kind: 'mail' }, seconds);
  histogram.observe({ kind: 'other' }, 1);

  const metrics = new PrometheusMetrics();
  expect((await metrics.collect()).resourceMetrics.scopeMetrics[0]?.metrics).toEqual([]);
  metrics.observe(registry);
  const [scope] = (await metrics.collect()).resourceMetrics.scopeMetrics;
  const told = scope?.metrics.map(({ descriptor, dataPoints }) => ({
    ...{ name: descriptor.name, unit: descriptor.unit },
    points: dataPoints.map(({ attributes, value }) => [attributes, value]),
  }));
  expect(told).toEqual([
    { name: 'done_total', unit: '', points: [[{}, 3]] },
    { name: 'used_bytes', unit: 'By', points: [[{ kind: 'heap' }, 7]] },
    {
      name: 'took_seconds',
      unit: 's',
      points: [
        [
          { kind: 'mail' },
          { buckets: { boundaries: [1, 2], counts: [2, 1, 1] }, sum: 11.7, count: 4 },
        ],
        [
          { kind: 'other' },
          { buckets: { boundaries: [1, 2], counts: [1, 0, 0] }, sum: 1, count: 1 },
        ],
      ],
    },
  ]);
});
