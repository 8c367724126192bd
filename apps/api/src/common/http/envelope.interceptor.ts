import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ANSWER_SAYS, type AnswerSays, BARE_ANSWER } from './answers';

/** A handler's answer with a message next to its data. */
export class WithMessage<T> {
  constructor(
    readonly data: T,
    readonly message: string,
  ) {}
}

/** Wraps a handler's result in `{success: true, data}`, unless it is answered bare. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const bare = this.reflector.get<boolean | undefined>(BARE_ANSWER, context.getHandler());
    // handlers without @Answers write their own response: metrics, event streams, files
    if (bare === undefined || bare) return next.handle();
    const says = this.reflector.get<AnswerSays | undefined>(ANSWER_SAYS, context.getHandler());
    return next.handle().pipe(
      map((answer) => {
        // the same response as a file
        if (answer instanceof StreamableFile) return answer;
        if (says?.createdWhen) this.answerCreated(context, says.createdWhen);
        sayVersion(context, answer);
        if (answer instanceof WithMessage) {
          return { success: true, data: answer.data, message: answer.message };
        }
        const message = says?.message ? { message: says.message } : {};
        return { success: true, data: answer ?? null, ...message };
      }),
    );
  }

  private answerCreated(context: ExecutionContext, creates: (body: unknown) => boolean): void {
    const http = context.switchToHttp();
    if (creates(http.getRequest<FastifyRequest>().body)) {
      http.getResponse<FastifyReply>().status(201);
    }
  }
}

/** A document that is read tells its version as an ETag, too: what a change of it takes as If-Match. */
function sayVersion(context: ExecutionContext, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return;
  const http = context.switchToHttp();
  if (http.getRequest<FastifyRequest>().method !== 'GET') return;
  if (Number.isInteger(answer.version)) {
    http.getResponse<FastifyReply>().header('etag', `"${answer.version}"`);
  }
}
