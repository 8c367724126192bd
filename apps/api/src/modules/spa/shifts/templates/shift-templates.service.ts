import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { shiftProblem } from '@atrium/rules/spa/schedules/shifts';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../../common/context/request-context';
import { RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Transactions } from '../../../../common/transactions/transactions';
import { writtenChange } from '../../setup/written-change';
import { inOrder } from '../breaks-in-order';
import type { ShiftTemplate } from './shift-template.schema';
import {
  type ShiftTemplateChange,
  type ShiftTemplateInput,
  type ShiftTemplateOutput,
  toShiftTemplateOutput,
} from './shift-templates.dto';
import { ShiftTemplatesRepository } from './shift-templates.repository';

type TemplateAction = Extract<AuditAction, `shiftTemplate.${string}`>;

/** The hours that a venue's therapists often work. */
@Injectable()
export class ShiftTemplatesService {
  constructor(
    private readonly templates: ShiftTemplatesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** By when they begin, then by name. */
  async list(ctx: RequestContext): Promise<ShiftTemplateOutput[]> {
    return (await this.templates.all(ctx)).map(toShiftTemplateOutput);
  }

  /** @throws {RuleError} as `shiftProblem`, SPA_LIMIT_REACHED */
  create(
    ctx: RequestContext,
    { name, shiftStart, shiftEnd, breaks = [], weekdays }: ShiftTemplateInput,
  ): Promise<ShiftTemplateOutput> {
    return this.transactions.run(ctx, async (tx) => {
      await this.templates.assertRoomForMore(tx);
      const planned = { name, shiftStart, shiftEnd, breaks: inOrder(breaks), weekdays };
      assertHours(planned);
      const created = await this.templates.insert(tx, {
        ...{ ...planned, version: 0, createdAt: tx.now, updatedAt: tx.now },
      });
      record(tx, 'shiftTemplate.created', null, created);
      return toShiftTemplateOutput(created);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} as `shiftProblem`
   */
  change(
    ctx: RequestContext,
    id: string,
    { version, ...change }: ShiftTemplateChange,
  ): Promise<ShiftTemplateOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.templates.get(tx, id);
      const { name, shiftStart, shiftEnd, breaks, weekdays } = change;
      const after = await this.templates.updateVersioned(
        tx,
        before._id,
        version,
        writtenChange<ShiftTemplate>({
          ...{ name, shiftStart, shiftEnd, weekdays },
          breaks: breaks && inOrder(breaks),
        }),
      );
      assertHours(after);
      record(tx, 'shiftTemplate.updated', before, after);
      return toShiftTemplateOutput(after);
    });
  }

  /** Shifts that were planned from it stay. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.templates.get(tx, id);
      await this.templates.delete(tx, before._id);
      record(tx, 'shiftTemplate.deleted', before, null);
      return null;
    });
  }
}

type Hours = Pick<ShiftTemplate, 'shiftStart' | 'shiftEnd' | 'breaks'>;

/** @throws {RuleError} as `shiftProblem` */
function assertHours(hours: Hours): void {
  const problem = shiftProblem(hours);
  if (problem) throw new RuleError(problem);
}

/** As the audit log tells it: its time is that of a day. */
const told = (template: ShiftTemplate | null) =>
  template && {
    name: template.name,
    timeindex: template.shiftStart,
    timeindexEnd: template.shiftEnd,
    breaks: template.breaks,
    weekdays: template.weekdays,
  };

function record(
  tx: Transaction,
  action: TemplateAction,
  before: ShiftTemplate | null,
  after: ShiftTemplate | null,
): void {
  const entityId = (after ?? before)?._id;
  if (!entityId) return;
  tx.audit({
    ...{ action, entity: 'shiftTemplate', entityId },
    ...{ before: told(before), after: told(after) },
  });
  tx.emit({ type: action, entityId });
}
