import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ContextualRequest } from '../../common/auth/access.guard';
import { AppError } from '../../common/errors/app-error';
import { Fails } from '../../common/http/answers';
import { ServicesService } from '../services/public';
import { VendorsService } from '../vendors/public';
import { ProofsOfWork } from './proofs-of-work.service';
import { VenueTraffic } from './venue-traffic';

/** Carries a solution. */
export const PROOF = 'x-proof-of-work';

/** The field of the body that says of which venue something is asked: a service's id, or a venue's slug or id. */
type NamedBy = '_service' | 'vendor';

const namedBy = Reflector.createDecorator<NamedBy>();

/**
 * For what anybody may ask of a venue: once more is asked than people do, each request has to bring a proof of work. It is
 * asked for before the request is looked at, so the same request with the same key is sent again with it.
 */
export const AsksForProof = (by: NamedBy): MethodDecorator =>
  applyDecorators(
    namedBy(by),
    UseGuards(ProofGuard),
    ApiHeader({
      name: PROOF,
      required: false,
      description:
        'Once 428 `PROOF_OF_WORK_REQUIRED` asked for it: `{"challenge", "solution": {"counter", "derivedKey"}}` in base64, each once. `data.challenge` of that answer is where the challenge is.',
    }),
    Fails(428, 'PROOF_OF_WORK_REQUIRED'),
  );

@Injectable()
export class ProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly traffic: VenueTraffic,
    private readonly proofs: ProofsOfWork,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {AppError} 428 PROOF_OF_WORK_REQUIRED */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const http = execution.switchToHttp();
    const request = http.getRequest<ContextualRequest>();
    const vendorId = await this.vendorOf(
      request,
      this.reflector.get(namedBy, execution.getHandler()),
    );
    if (!vendorId) return true;
    const reply = http.getResponse<FastifyReply>();
    reply.raw.once('finish', () => {
      const { statusCode } = reply;
      if (statusCode >= 400 && statusCode < 500) void this.traffic.refused(vendorId);
    });
    if (!(await this.traffic.asks(vendorId))) return true;
    const given = request.headers[PROOF];
    if (typeof given === 'string' && (await this.proofs.take(vendorId, given))) return true;
    throw new AppError(428, 'PROOF_OF_WORK_REQUIRED', {
      data: { challenge: `/api/v1/proof_of_work/${vendorId}` },
    });
  }

  /** Undefined where the handler will refuse: there is no such venue or service. */
  private async vendorOf(
    { body, context }: ContextualRequest,
    by: NamedBy,
  ): Promise<string | undefined> {
    const named =
      typeof body === 'object' && body !== null && by in body ? Reflect.get(body, by) : '';
    if (typeof named !== 'string' || !named || !context) return undefined;
    try {
      if (by === 'vendor') return (await this.vendors.resolve(named))._id.toHexString();
      const { vendorId: _, ...call } = context;
      return (await this.services.enter(call, named)).ctx.vendorId;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}
