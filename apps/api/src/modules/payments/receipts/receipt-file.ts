import type { Receipt } from './receipt.schema';
import { receiptLines } from './receipt-lines';
import { receiptPdf } from './receipt-pdf';

/** A receipt to save. */
export interface ReceiptFile {
  /** With its extension. */
  readonly name: string;
  readonly content: Buffer;
}

export async function receiptFile(receipt: Receipt): Promise<ReceiptFile> {
  const lines = receiptLines(receipt);
  return { name: `${lines.fileName}.pdf`, content: await receiptPdf(lines) };
}
