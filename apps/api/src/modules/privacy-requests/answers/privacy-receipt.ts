import { Readable } from 'node:stream';
import { formatDate, formatInstant } from '@atrium/i18n/format';
import { languageInfo } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { displayName } from '@atrium/rules/guests/guest-name';
import { type Language, languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { CustomersService } from '../../customers/public';
import { htmlPage, pairsSection } from '../../guest-card/public';
import { VendorsService } from '../../vendors/public';
import type { PrivacyRequest } from '../privacy-request.schema';
import { PrivacyRequestsRepository } from '../privacy-requests.repository';

/** What was asked, how it was checked who asks, and what became of it: one page to print. */
@Injectable()
export class PrivacyReceipt {
  constructor(
    private readonly requests: PrivacyRequestsRepository,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
  ) {}

  /** In the guest's language. @throws {NotFoundError} */
  async page(ctx: RequestContext, id: string): Promise<Readable> {
    const request = await this.requests.get(ctx, id);
    const guest = await this.customers.findOrErased(ctx, request._customer);
    const venue = await this.vendors.current(ctx);
    const language = languageOf(guest?.languageCode) ?? languageOf(venue.languageCode) ?? 'en';
    const t = messageTexts(language);
    const at = (instant: Date | undefined) =>
      instant && formatInstant(language, instant.toISOString(), venue.timezone);
    const day = (date: string) => formatDate(language, date, 'full');
    const kind = t(`privacy.kinds.${request.kind}`);
    const rows = [
      ...([[t('privacy.receipt.guest'), guest ? displayName(guest) : undefined]] as const),
      [t('privacy.receipt.kind'), kind],
      [t('privacy.receipt.details'), request.details],
      [t('privacy.receipt.received'), at(request.receivedAt)],
      [t('privacy.receipt.channel'), t(`privacy.receipt.channels.${request.channel}`)],
      [t('privacy.receipt.identity'), identityOf(language, request, at)],
      [t('privacy.receipt.due'), day(request.due)],
      [t('privacy.receipt.extended'), request.extensionReason],
      [t('privacy.receipt.state'), t(`privacy.receipt.states.${request.state}`)],
      [t('privacy.receipt.closed'), at(request.closedAt)],
      [t('privacy.receipt.by'), request.closedBy],
      [
        t('privacy.receipt.outcome'),
        request.state === 'answered' ? t(`privacy.answered.${request.kind}`) : undefined,
      ],
      [t('privacy.receipt.note'), request.answer],
      [
        t('privacy.receipt.kept'),
        request.kept?.map((what) => t(`privacy.kept.${what}`)).join('\n'),
      ],
      [
        t('privacy.receipt.lifted'),
        [at(request.liftedAt), request.liftReason].filter(Boolean).join('\n'),
      ],
    ] as [string, string | undefined][];
    const intro = t('privacy.receipt.intro', { vendor: venue.name, reference: request.reference });
    const sections = async function* () {
      yield* pairsSection(t('privacy.receipt.title'), rows);
    };
    return Readable.from(
      htmlPage({ locale: languageInfo[language].locale, title: kind, intro }, sections()),
    );
  }
}

function identityOf(
  language: Language,
  { identifiedHow, identifiedAt, identifiedBy, identityNote }: PrivacyRequest,
  at: (instant: Date | undefined) => string | undefined,
): string {
  const t = messageTexts(language);
  if (!identifiedHow) return t('privacy.receipt.identities.none');
  const how = t(`privacy.receipt.identities.${identifiedHow}`);
  return [how, identityNote, identifiedBy, at(identifiedAt)].filter(Boolean).join('\n');
}
