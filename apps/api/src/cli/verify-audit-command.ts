import type { INestApplicationContext } from '@nestjs/common';
import { AuditVerifier } from '../modules/audit/public';
import { VendorsService } from '../modules/vendors/public';

export interface VerifyAuditOptions {
  /** Heads that were noted down outside. */
  head: string[];
}

/**
 * `verify-audit`: names each entry that was edited, removed or inserted since it was sealed.
 * @returns whether nothing was
 */
export async function verifyAudit(
  app: INestApplicationContext,
  { head }: VerifyAuditOptions,
): Promise<boolean> {
  const verifier = app.get(AuditVerifier);
  const told = new Set(head);
  let findings = 0;
  for await (const { _id, slug } of app.get(VendorsService).each()) {
    const scope = { vendorId: _id.toHexString() };
    const result = await verifier.verify(
      scope,
      ({ kind, what }) => {
        findings += 1;
        console.log(`${slug}: ${kind} ${what}`);
      },
      (hash) => told.delete(hash),
    );
    const { seals, entries, waiting, head: last } = result;
    const end = last ? `; head ${last.no} ${last.hash}` : '';
    console.log(`${slug}: ${entries} entries, ${seals} seals, ${waiting} not sealed yet${end}`);
  }
  for (const hash of told) console.log(`head ${hash}: in no chain`);
  findings += told.size;
  console.log(`${findings} findings`);
  return findings === 0;
}
