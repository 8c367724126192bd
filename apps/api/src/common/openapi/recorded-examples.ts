import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * What the tests sent and were answered: by operation and status, and by media type unless it is JSON; refusals
 * by status and code.
 */
type Examples = Record<string, { body?: unknown; answer: unknown }>;

interface Described {
  content?: Record<string, { example?: unknown }>;
}

/** @param file as the API's tests record it */
export function readExamples(file: string): Examples {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Adds an example to each body and answer that has been recorded. */
export function addExamples(document: OpenAPIObject, examples: Examples): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const { requestBody, responses = {} } = item[method] ?? {};
      for (const [status, response] of Object.entries(responses)) {
        const answered = `${method.toUpperCase()} ${path} ${status}`;
        for (const [type, media] of mediaOf(response)) {
          const example = examples[type === JSON_TYPE ? answered : `${answered} ${type}`];
          if (example) media.example = example.answer;
        }
        const { body } = examples[answered] ?? {};
        // of a request that creates or changes, what creates it
        for (const [, media] of mediaOf(requestBody)) if (body !== undefined) media.example = body;
      }
    }
  }
  for (const [name, example] of Object.entries(document.components?.examples ?? {})) {
    const recorded = examples[name.replace('.', ' ')];
    if (recorded) Object.assign(example, { value: recorded.answer });
  }
}

const JSON_TYPE = 'application/json';

const mediaOf = (described: unknown) =>
  Object.entries((described as Described | undefined)?.content ?? {});
