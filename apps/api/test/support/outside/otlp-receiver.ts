import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

/** A span as OTLP has it in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status?: { code?: number; message?: string };
}

export interface ReceivedMetric {
  name: string;
  unit: string;
  histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] };
  gauge?: { dataPoints: { asDouble?: number; attributes: Attribute[] }[] };
  sum?: { dataPoints: { asDouble?: number }[]; isMonotonic: boolean };
}

/** A receiver of OpenTelemetry (OTLP over HTTP, JSON), which keeps what comes. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  readonly metrics: ReceivedMetric[] = [];
  /** All that came, as it came. */
  source = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpReceiver> {
    const server = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
      receiver.take(request.url ?? '', Buffer.concat(pieces).toString());
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
    const receiver = new OtlpReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Those of one trace. */
  trace(traceId: string | undefined): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(path: string, text: string): void {
    this.source += text;
    const body = JSON.parse(text);
    if (path === '/v1/traces') {
      for (const { scopeSpans } of body.resourceSpans)
        for (const { spans } of scopeSpans) this.spans.push(...spans);
    }
    if (path === '/v1/metrics') {
      for (const { scopeMetrics } of body.resourceMetrics)
        for (const { metrics } of scopeMetrics) this.metrics.push(...metrics);
    }
  }
}
