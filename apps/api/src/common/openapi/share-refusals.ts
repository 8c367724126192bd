import type { OpenAPIObject } from '@nestjs/swagger';

interface Response {
  content?: Record<string, { examples?: Record<string, unknown> }>;
}

/**
 * Writes each refusal once: its example, and the whole response where it is the only one of its status. An
 * operation then only names them.
 */
export function shareRefusals(document: OpenAPIObject): void {
  const responses: Record<string, object> = {};
  const examples: Record<string, object> = {};
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete]) {
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        const media = (response as Response).content?.['application/json'];
        if (!operation || !media?.examples || Number(status) < 400) continue;
        for (const [code, example] of Object.entries(media.examples)) {
          examples[`${status}.${code}`] = example as object;
          media.examples[code] = { $ref: `#/components/examples/${status}.${code}` };
        }
        const [code, ...others] = Object.keys(media.examples);
        if (!code || others.length > 0) continue;
        responses[`${status}.${code}`] = response as object;
        operation.responses[status] = { $ref: `#/components/responses/${status}.${code}` };
      }
    }
  }
  document.components = {
    ...document.components,
    responses: inOrder(responses),
    examples: inOrder(examples),
  } as OpenAPIObject['components'];
}

const inOrder = <T>(values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
