import type { OpenAPIObject } from '@nestjs/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import { COMPILED_ANSWER, compileAnswers } from './compiled-answers';

const answer = (schema: object) => ({
  description: 'Success',
  content: { 'application/json': { schema } },
});

const document = {
  openapi: '3.0.0',
  info: { title: 'Of a test', version: '1' },
  paths: {
    '/day/{id}': {
      get: {
        responses: {
          200: answer({
            type: 'object',
            properties: {
              success: { type: 'boolean' },
              data: { $ref: '#/components/schemas/Day' },
            },
          }),
          404: answer({ $ref: '#/components/schemas/Failure' }),
        },
      },
    },
  },
  components: {
    schemas: {
      Day: {
        type: 'object',
        required: ['date'],
        properties: {
          date: { type: 'string' },
          comment: { type: 'string' },
          times: { type: 'array', items: { $ref: '#/components/schemas/Time' } },
        },
      },
      Time: { type: 'object', properties: { start: { type: 'number' } } },
    },
  },
} as unknown as OpenAPIObject;

let server: FastifyInstance;

beforeEach(() => {
  server = fastify();
  compileAnswers(server, () => document);
});
afterEach(() => server.close());

async function answerTo(data: object, status = 200): Promise<Response> {
  server.route({
    method: 'GET',
    url: '/day/:id',
    config: COMPILED_ANSWER,
    handler: (_request, reply) => reply.status(status).send({ success: status === 200, data }),
  });
  return fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/day/1`);
}

it('writes what the document describes, and leaves out what it does not', async () => {
  const times = [{ start: 600, secret: 1 }, { start: 0 }];
  const answer = await answerTo({ date: '2026-03-01', times, passwordHash: 'x' });
  expect(answer.headers.get('content-type')).toMatch('application/json');
  expect(await answer.json()).toStrictEqual({
    success: true,
    data: { date: '2026-03-01', times: [{ start: 600 }, { start: 0 }] },
  });
});

it('leaves refusals as they are', async () => {
  const answer = await answerTo({ why: 'gone' }, 404);
  expect(await answer.json()).toStrictEqual({ success: false, data: { why: 'gone' } });
});

it('does not answer without what the document requires', async () => {
  const { status } = await answerTo({ times: [] });
  expect(status).toBe(500);
});

it('refuses to start with a route the document does not know', () => {
  const add = () => server.get('/unknown', { config: COMPILED_ANSWER }, () => ({}));
  expect(add).toThrow('GET /unknown has no documented answer');
});
