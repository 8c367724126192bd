import { isDeepStrictEqual } from 'node:util';
import { messageTexts } from '@atrium/i18n/server';
import { DEFAULT_KEEP_DAYS } from '@atrium/rules/spa/intake';
import { FALLBACK_LANGUAGE, type Language, languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext, TenantScope } from '../../../../common/context/request-context';
import { StaleVersionError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Transactions } from '../../../../common/transactions/transactions';
import { VendorsService } from '../../../vendors/public';
import type { IntakeSettingsInput, IntakeSettingsOutput } from './intake-settings.dto';
import { IntakeSettingsRepository } from './intake-settings.repository';
import type { IntakeSettings } from './intake-settings.schema';

type Fields = Pick<IntakeSettings, 'consent' | 'languageList' | 'consentVersion' | 'keepDays'>;

/** What guests are asked to agree to. */
export interface ConsentText {
  /** Of the venue's own text; 0: the product's. */
  readonly version: number;
  readonly text: string;
  readonly language: Language;
}

const untouched: Fields = {
  ...{ consent: '', languageList: [], consentVersion: 0 },
  keepDays: DEFAULT_KEEP_DAYS,
};

/** A venue's say in its intake form: what guests agree to, and how long their answers are kept. */
@Injectable()
export class IntakeSettingsService {
  constructor(
    private readonly settings: IntakeSettingsRepository,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  async read(ctx: RequestContext): Promise<IntakeSettingsOutput> {
    return this.told(ctx, await this.settings.findOne(ctx, {}));
  }

  /** @throws {StaleVersionError} */
  change(
    ctx: RequestContext,
    { version, consent, languageList, keepDays }: IntakeSettingsInput,
  ): Promise<IntakeSettingsOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.settings.findOne(tx, {});
      const { consentVersion, ...old } = before ?? untouched;
      const texts = {
        consent,
        languageList: languageList.map((one) => ({
          ...{ languageType: one.languageType, consent: one.consent },
        })),
      };
      const isSameText = isDeepStrictEqual(texts, {
        ...{ consent: old.consent, languageList: old.languageList },
      });
      const fields: Fields = {
        ...texts,
        consentVersion: isSameText ? consentVersion : consentVersion + 1,
        keepDays,
      };
      const after = await this.write(tx, before, fields, version);
      tx.audit({
        ...{ action: 'intakeSettings.updated', entity: 'intakeSettings', entityId: after._id },
        ...{ before: toldToLog(before ?? untouched), after: toldToLog(after) },
      });
      tx.emit({ type: 'intakeSettings.updated', entityId: after._id });
      return this.told(tx, after);
    });
  }

  /** Days that answers are kept after the day of their treatment. */
  async keepDays(scope: TenantScope): Promise<number> {
    return (await this.settings.findOne(scope, {}))?.keepDays ?? untouched.keepDays;
  }

  /** In a language, or else the venue's text for all that have none, or else the product's. */
  async consentIn(scope: TenantScope, language: string): Promise<ConsentText> {
    const { consent, languageList, consentVersion } =
      (await this.settings.findOne(scope, {})) ?? untouched;
    const { name, languageCode } = await this.vendors.current(scope);
    const wanted = languageOf(language) ?? FALLBACK_LANGUAGE;
    const own = languageList.find(({ languageType }) => languageType === wanted)?.consent;
    if (own) return { version: consentVersion, text: own, language: wanted };
    if (consent) {
      const language = languageOf(languageCode) ?? FALLBACK_LANGUAGE;
      return { version: consentVersion, text: consent, language };
    }
    return { version: 0, text: standardConsent(wanted, name), language: wanted };
  }

  private write(
    tx: Transaction,
    before: IntakeSettings | null,
    fields: Fields,
    version: number | undefined,
  ): Promise<IntakeSettings> {
    if (before) return this.settings.updateVersioned(tx, before._id, version, { $set: fields });
    if (version) throw new StaleVersionError(0);
    const times = { createdAt: tx.now, updatedAt: tx.now };
    return this.settings.insert(tx, { ...fields, ...times, version: 1 });
  }

  private async told(
    ctx: RequestContext,
    settings: IntakeSettings | null,
  ): Promise<IntakeSettingsOutput> {
    const { name } = await this.vendors.current(ctx);
    const { consent, languageList, consentVersion, keepDays } = settings ?? untouched;
    const language = languageOf(ctx.language) ?? FALLBACK_LANGUAGE;
    return {
      _id: ctx.vendorId,
      ...{ consent, languageList, consentVersion, keepDays },
      standardConsent: standardConsent(language, name),
      version: settings?.version ?? 0,
    };
  }
}

const standardConsent = (language: Language, vendor: string): string =>
  messageTexts(language)('intake.consent', { vendor });

/** The log shows texts by language. */
const toldToLog = ({ consent, languageList, consentVersion, keepDays }: Fields) => ({
  ...{ consent, consentVersion, keepDays },
  languages: languageList.map(({ languageType }) => languageType),
});
