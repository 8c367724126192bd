import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DocumentedAnswers } from './documented-answers';
import { type Example, isBetter, toExample } from './example';
import { EXAMPLES_FILE, type Examples } from './examples-file';

/** Characters: a test of what is the most that may be sent makes no example. */
const LONGEST_EXAMPLE = 10_000;

/**
 * What the API answers in the tests of a process, held to its document; with `RECORD_EXAMPLES=1`, the best of it is
 * kept as examples.
 */
class WatchedAnswers {
  /** Where this process puts what it has recorded. */
  private readonly directory = process.env.RECORDED_EXAMPLES;
  private readonly examples = new Map<string, Example>();
  private documented: DocumentedAnswers | undefined;
  private problems = new Set<string>();

  get needsDocument(): boolean {
    return !this.documented;
  }

  /** @param document as the API serves it */
  hold(document: Record<string, unknown>): void {
    this.documented = new DocumentedAnswers(document);
    if (!this.directory) return;
    const committed: Examples = JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8'));
    for (const [key, example] of Object.entries(committed)) {
      if (this.isPresentable(key, example)) this.examples.set(key, example);
    }
  }

  watch(server: FastifyInstance): void {
    server.addHook('onSend', async (request, reply, payload) => {
      const { url } = request.routeOptions;
      if (!this.documented || !url?.startsWith('/api/')) return payload;
      if (['HEAD', 'OPTIONS'].includes(request.method)) return payload;
      const type = String(reply.getHeader('content-type'));
      // a file; an event stream never ends
      const isFile = payload instanceof Readable && !type.startsWith('text/event-stream');
      const bytes = isFile ? await buffer(payload) : undefined;
      const content = bytes?.toString() ?? payload;
      if (typeof content === 'string') this.take(request, reply.statusCode, type, content);
      else if (reply.statusCode === 204) {
        this.record(`${operationOf(request)} 204`, { body: this.bodyOf(request), answer: null });
      }
      // not the text: a PDF is none
      return bytes ?? content;
    });
  }

  /** Where the answers since the last call were not as documented. */
  takeProblems(): string[] {
    const found = [...this.problems];
    this.problems.clear();
    return found;
  }

  private take(request: FastifyRequest, status: number, type: string, payload: string): void {
    const operation = operationOf(request);
    const [mime = ''] = type.split(';');
    const answer: unknown = mime.endsWith('json') ? JSON.parse(payload) : excerpt(mime, payload);
    if (mime !== 'application/json') {
      this.record(`${operation} ${status} ${mime}`, { answer });
      return;
    }
    const problems = this.documented?.problemsOfAnswer(operation, status, answer) ?? [];
    for (const problem of problems) this.problems.add(problem);
    if (status < 400) {
      this.record(`${operation} ${status}`, { body: this.bodyOf(request), answer });
    } else if ((request.headers['accept-language'] ?? 'en').startsWith('en')) {
      this.record(`${status} ${(answer as { code: string }).code}`, { answer });
    }
  }

  /** None of a file or of signed bytes: what the document does not have as JSON makes no example. */
  private bodyOf(request: FastifyRequest): unknown {
    return this.documented?.takesJson(operationOf(request)) ? request.body : undefined;
  }

  /** An event of a stream, as it was received. */
  event(path: string, frame: string): void {
    this.record(`GET ${path} 200 text/event-stream`, { answer: `${frame}\n\n` });
  }

  private record(key: string, exchange: Example): void {
    if (!this.directory) return;
    const example = toExample(exchange);
    if (JSON.stringify(example).length > LONGEST_EXAMPLE) return;
    const known = this.examples.get(key);
    if (known && !isBetter(example, known)) return;
    if (this.isPresentable(key, example)) this.examples.set(key, example);
  }

  /** Whether an example is as the document says; of an operation that it no longer has, none is. */
  private isPresentable(key: string, { body, answer }: Example): boolean {
    const [method, path, status, mime] = key.split(' ');
    if (!status || mime) return true;
    const operation = `${method} ${path}`;
    const problems = [
      ...(answer === null
        ? []
        : (this.documented?.problemsOfAnswer(operation, Number(status), answer) ?? [])),
      ...(body ? (this.documented?.problemsOfBody(operation, body) ?? []) : []),
    ];
    return problems.length === 0;
  }

  /** For the end of the run, which takes the best of all processes. */
  keep(): void {
    if (!this.directory) return;
    const file = join(this.directory, `${process.pid}.json`);
    writeFileSync(file, JSON.stringify(Object.fromEntries(this.examples)));
  }
}

/** As the document names it: `PUT /api/v1/services/{id}`. */
const operationOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): string =>
  `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;

/** Enough of a file to see its form: of a table the first row. */
function excerpt(type: string, payload: string): string {
  return type === 'text/calendar' ? payload : payload.split('\n').slice(0, 2).join('\n');
}

export const watchedAnswers = new WatchedAnswers();
