import { type AnswerProblem, answerProblems } from '@atrium/rules/spa/intake';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  CallContext,
  RequestContext,
} from '../../../../common/context/request-context';
import { objectId } from '../../../../common/database/object-id';
import {
  AppError,
  ConflictError,
  type ErrorCode,
  RuleError,
} from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Transactions } from '../../../../common/transactions/transactions';
import { CustomersService } from '../../../customers/public';
import { VendorsService } from '../../../vendors/public';
import { IntakeLinks, IntakeRecords } from '../../intake-answers/public';
import { type TreatmentType, TreatmentTypesService } from '../../treatment-types/public';
import { type Treatment, TreatmentsService } from '../../treatments/public';
import { type IntakeForm, IntakeForms } from '../intake-forms';
import { isLinkAlive, isOpen } from '../intake-times';
import type { GuestIntakeOutput, IntakeInput, IntakeLinkQuery } from './guest-intake.dto';

interface Opened {
  readonly treatment: Treatment;
  readonly type: TreatmentType;
  readonly form: IntakeForm;
  /** Whether it can be answered now. */
  readonly open: boolean;
}

const codes: Readonly<Record<AnswerProblem, ErrorCode>> = {
  unknown: 'FIELD_UNKNOWN',
  twice: 'FIELD_INVALID',
  missing: 'FIELD_REQUIRED',
  notYesNo: 'FIELD_INVALID',
};

/** Takes guests' answers at a link. Neither answers nor refusals repeat what a guest has said. */
@Injectable()
export class GuestIntakeService {
  // eight: a link leads through the treatment to its guest, its type and its form
  constructor(
    private readonly links: IntakeLinks,
    private readonly records: IntakeRecords,
    private readonly forms: IntakeForms,
    private readonly treatments: TreatmentsService,
    private readonly types: TreatmentTypesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {AppError} 403 INTAKE_LINK_INVALID */
  async show(call: CallContext, { vendor, token }: IntakeLinkQuery): Promise<GuestIntakeOutput> {
    const { ctx } = await this.vendors.enter(call, vendor);
    return this.told(ctx, await this.open(ctx, token));
  }

  /**
   * @throws {AppError} 403 INTAKE_LINK_INVALID
   * @throws {ConflictError} INTAKE_FORM_CHANGED
   * @throws {RuleError} INTAKE_CLOSED, INTAKE_ANSWERS_INVALID
   */
  async answer(
    call: CallContext,
    { vendor, token, ...input }: IntakeInput,
  ): Promise<GuestIntakeOutput> {
    const { ctx } = await this.vendors.enter(call, vendor);
    const { treatment: seen } = await this.open(ctx, token);
    const actor = await this.actorOf(ctx, seen);
    return this.transactions.run({ ...ctx, actor }, async (tx) => {
      const opened = await this.open(tx, token);
      await this.write(tx, opened, input);
      return this.told(tx, opened);
    });
  }

  private async write(
    tx: Transaction,
    { treatment, form, open }: Opened,
    { guest, answers, consentVersion }: Omit<IntakeInput, 'vendor' | 'token'>,
  ): Promise<void> {
    if (!open) throw new RuleError('INTAKE_CLOSED');
    if (consentVersion !== form.consent.version) throw new ConflictError('INTAKE_FORM_CHANGED');
    assertAnswers(form, answers, guest <= treatment.guests);
    const said = new Map(answers.map(({ question, answer }) => [question, answer]));
    await this.records.write(tx, treatment, {
      guest,
      answers: form.questions.map(({ key: question, text }) => ({
        ...{ question, answer: said.get(question) ?? '' },
        ...(text ? { text } : {}),
      })),
      consent: { ...form.consent, givenAt: tx.now },
      answeredAt: tx.now,
    });
    const { _id: entityId, _customer: customerId, date } = treatment;
    const whose = customerId ? { customerId } : {};
    tx.audit({ action: 'treatment.intakeAnswered', entity: 'treatment', entityId, ...whose });
    tx.emit({ type: 'treatment.intakeAnswered', entityId, ...whose, payload: { dates: [date] } });
  }

  private async told(
    ctx: RequestContext,
    { treatment, type, form, open }: Opened,
  ): Promise<GuestIntakeOutput> {
    const answered = (await this.records.answered(ctx, [treatment])).get(
      treatment._id.toHexString(),
    );
    const { _id, date, timeindexStart: start, guests } = treatment;
    const { version, text } = form.consent;
    return {
      treatment: pickTranslation(type.languageList, languageOf(ctx.language) ?? 'en', type).name,
      ...{ date, start, guests, open },
      answered: (answered ?? []).map(({ guest }) => guest),
      questions: [...form.questions],
      consent: { version, text },
    };
  }

  /** Whoever has a wrong link is not told what is wrong with it. */
  private async open(ctx: RequestContext, token: string): Promise<Opened> {
    const id = this.links.treatmentOf(token);
    const [treatment] = id ? await this.treatments.byIds(ctx, [objectId(id)]) : [];
    if (!treatment || !this.links.isRight(ctx.vendorId, treatment, token)) throw refused();
    const type = await this.typeOf(ctx, treatment);
    const { timezone } = await this.vendors.current(ctx);
    if (!type?.intake?.asked || !isLinkAlive(treatment, timezone, ctx.now)) throw refused();
    const form = await this.forms.of(ctx, type);
    return { treatment, type, form, open: isOpen(treatment, timezone, ctx.now) };
  }

  private async typeOf(
    ctx: RequestContext,
    { _treatmentType }: Treatment,
  ): Promise<TreatmentType | undefined> {
    if (!_treatmentType) return undefined;
    return (await this.types.byIds(ctx, [_treatmentType])).get(_treatmentType.toHexString());
  }

  /** Whoever has the link answers for the guest; on a treatment of nobody who is known, nobody is named. */
  private async actorOf(ctx: RequestContext, { _customer }: Treatment): Promise<Actor> {
    const guest = _customer && (await this.customers.findOrErased(ctx, _customer));
    if (!guest) return { kind: 'visitor' };
    const name = `${guest.firstname} ${guest.lastname}`.trim();
    return { kind: 'guest', id: guest._id.toHexString(), name };
  }
}

const refused = (): AppError => new AppError(403, 'INTAKE_LINK_INVALID');

function assertAnswers(
  { questions }: IntakeForm,
  answers: IntakeInput['answers'],
  isGuestOfIt: boolean,
): void {
  const details = answerProblems(questions, answers).map(({ question, problem }) => ({
    // what nobody asked may be anything
    field: problem === 'unknown' ? 'answers' : `answers.${question}`,
    code: codes[problem],
  }));
  if (!isGuestOfIt) details.push({ field: 'guest', code: 'FIELD_OUT_OF_RANGE' });
  if (details.length > 0) throw new RuleError('INTAKE_ANSWERS_INVALID', { details });
}
