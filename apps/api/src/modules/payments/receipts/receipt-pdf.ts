import PDFDocument from 'pdfkit';
import type { ReceiptLines } from './receipt-lines';

/** Has the letters of every language that a guest's venue may be named in, but those of East Asia. */
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** In points, of an A4 page. */
const MARGIN = 56;
const RIGHT = 595.28 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const AMOUNTS = 130;
const GREY = '#5b6470';
const INK = '#14181f';
const RULE = '#d5d9df';

/** One page that can be printed and read aloud. */
export function receiptPdf(receipt: ReceiptLines): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: receipt.language,
    displayTitle: true,
    info: { Title: receipt.title, Author: receipt.seller.name, Producer: 'Atrium' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document, receipt);
  document.end();
  return done;
}

type Document = PDFKit.PDFDocument;

function draw(
  document: Document,
  { title, seller, facts, item, parts, sums, note }: ReceiptLines,
): void {
  text(document, seller.name, { font: fonts.bold, size: 13 });
  for (const line of seller.lines) text(document, line, { color: GREY });
  document.moveDown(3);
  text(document, title, { font: fonts.bold, size: 20 });
  document.moveDown(0.6);
  for (const [label, value] of facts) row(document, label, value, { isFact: true });
  document.moveDown(1.5);
  rule(document);
  row(document, ...item);
  for (const [label, value] of parts) row(document, label, value, { color: GREY });
  rule(document);
  for (const [label, value] of sums.slice(0, -1)) row(document, label, value, { color: GREY });
  const total = sums.at(-1);
  if (total) row(document, ...total, { font: fonts.bold, size: 12 });
  if (!note) return;
  document.moveDown(1);
  text(document, note, { color: GREY });
}

interface Style {
  readonly font?: string;
  readonly size?: number;
  readonly color?: string;
  readonly isFact?: boolean;
}

const styled = (document: Document, { font = fonts.plain, size = 10, color = INK }: Style) =>
  document.font(font).fontSize(size).fillColor(color);

const text = (document: Document, words: string, style: Style): unknown =>
  styled(document, style).text(words, MARGIN, document.y, { width: WIDTH, lineGap: 2 });

/** A label with its value: beside it in a fact, at the right margin otherwise. */
function row(document: Document, label: string, value: string, style: Style = {}): void {
  const { y } = document;
  const width = style.isFact ? AMOUNTS : WIDTH - AMOUNTS;
  styled(document, style.isFact ? { ...style, color: GREY } : style).text(label, MARGIN, y, {
    width,
    lineGap: 2,
  });
  const below = document.y;
  styled(document, style).text(value, MARGIN + width, y, {
    width: WIDTH - width,
    align: style.isFact ? 'left' : 'right',
    lineGap: 2,
  });
  document.y = Math.max(below, document.y) + 3;
}

function rule(document: Document): void {
  const y = document.y + 2;
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
  document.y = y + 8;
}
