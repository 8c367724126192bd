import { ValueType } from '@opentelemetry/api';
import { core, metrics, resources } from '@opentelemetry/sdk-node';
import type { Registry } from 'prom-client';

type Family = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Value = Family['values'][number] & { metricName?: string };
type Labels = Readonly<Record<string, string>>;

const SCOPE = { name: 'atrium' };

/** The metrics of Prometheus as OpenTelemetry's: every metric has one source, whichever way it is read. */
export class PrometheusMetrics implements metrics.MetricProducer {
  private readonly begun = core.hrTime();
  private registry: Registry | undefined;

  observe(registry: Registry): void {
    this.registry = registry;
  }

  async collect(): Promise<metrics.CollectionResult> {
    const families = (await this.registry?.getMetricsAsJSON()) ?? [];
    const found = families.flatMap((family) => this.metricOf(family) ?? []);
    return {
      // the reader has the process's own
      resourceMetrics: {
        resource: resources.emptyResource(),
        scopeMetrics: [{ scope: SCOPE, metrics: found }],
      },
      errors: [],
    };
  }

  /** Undefined for a summary, which OTLP cannot receive; nothing here is one. */
  private metricOf({ name, help, type, values }: Family): metrics.MetricData | undefined {
    const about = {
      descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
      aggregationTemporality: metrics.AggregationTemporality.CUMULATIVE,
    };
    // by its name, where types have it as a number
    switch (String(type)) {
      case 'counter':
        return {
          ...about,
          dataPointType: metrics.DataPointType.SUM,
          isMonotonic: true,
          dataPoints: values.map((value) => this.point(labelsOf(value), value.value)),
        };
      case 'gauge':
        return {
          ...about,
          dataPointType: metrics.DataPointType.GAUGE,
          dataPoints: values.map((value) => this.point(labelsOf(value), value.value)),
        };
      case 'histogram':
        return {
          ...about,
          dataPointType: metrics.DataPointType.HISTOGRAM,
          dataPoints: [...seriesOf(name, values)].map(([, { labels, histogram }]) =>
            this.point(labels, histogram),
          ),
        };
      default:
        return undefined;
    }
  }

  private point<T>(attributes: Labels, value: T): metrics.DataPoint<T> {
    return { startTime: this.begun, endTime: core.hrTime(), attributes, value };
  }
}

/** As UCUM writes it, from the end of the name that Prometheus asks for. */
const unitOf = (name: string): string => {
  if (/_seconds(_total)?$/.test(name)) return 's';
  return /_bytes(_total)?$/.test(name) ? 'By' : '';
};

const labelsOf = ({ labels }: Value, without?: string): Labels =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([key, value]) =>
      key === without || value === undefined ? [] : [[key, String(value)]],
    ),
  );

interface Series {
  labels: Labels;
  histogram: metrics.Histogram & { buckets: { boundaries: number[]; counts: number[] } };
}

/** Prometheus counts in each bucket what is in the smaller ones too; OpenTelemetry does not. */
function seriesOf(name: string, values: readonly Value[]): Map<string, Series> {
  const series = new Map<string, Series>();
  const upTo = new Map<Series, number>();
  for (const value of values) {
    const labels = labelsOf(value, 'le');
    const key = JSON.stringify(labels);
    const known = series.get(key) ?? {
      labels,
      histogram: { buckets: { boundaries: [], counts: [] }, sum: 0, count: 0 },
    };
    series.set(key, known);
    const { histogram } = known;
    if (value.metricName === `${name}_sum`) histogram.sum = value.value;
    else if (value.metricName === `${name}_count`) histogram.count = value.value;
    else {
      const limit = value.labels.le;
      if (limit !== '+Inf') histogram.buckets.boundaries.push(Number(limit));
      histogram.buckets.counts.push(value.value - (upTo.get(known) ?? 0));
      upTo.set(known, value.value);
    }
  }
  return series;
}
