import { partOfEndpoint } from '@atrium/rules/venue/modules';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { ContextualRequest } from '../../common/auth/access.guard';
import { VendorsService } from './vendors.service';

/**
 * Refuses endpoints of modules the venue has switched off, by the table in `@atrium/rules/venue/modules`.
 * Runs after AccessGuard, which provides the context. A public call without a venue yet is refused
 * as soon as it has one, in `VendorsService.enter` and `current`.
 */
@Injectable()
export class ModuleGuard implements CanActivate {
  constructor(private readonly vendors: VendorsService) {}

  /** @throws {ForbiddenError} MODULE_OFF */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<ContextualRequest>();
    const part = partOfEndpoint(request.method, addressOf(request));
    if (!part || !request.context) return true;
    const context = { ...request.context, part };
    request.context = context;
    if (context.vendorId) {
      await this.vendors.current({ vendorId: context.vendorId, part });
    }
    return true;
  }
}

/** The router's path with its parameters: the raw address could be written in another way. */
function addressOf({ routeOptions, params }: ContextualRequest): string {
  const values = new Map(Object.entries(params ?? {}));
  return (routeOptions.url ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '-')),
  );
}
