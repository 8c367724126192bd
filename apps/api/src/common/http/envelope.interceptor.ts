import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import { BARE_ANSWER } from './answers';

/** A handler's own answer with a message beside its data. */
export class WithMessage<T> {
  constructor(
    readonly data: T,
    readonly message: string,
  ) {}
}

/** Wraps what a handler answers in `{success: true, data}`, unless it said it answers bare. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const bare = this.reflector.get<boolean | undefined>(BARE_ANSWER, context.getHandler());
    // a handler without @Answers writes its own answer: metrics, event streams, files
    if (bare === undefined || bare) return next.handle();
    return next
      .handle()
      .pipe(
        map((answer) =>
          answer instanceof WithMessage
            ? { success: true, data: answer.data, message: answer.message }
            : { success: true, data: answer ?? null },
        ),
      );
  }
}
