import PDFDocument from 'pdfkit';
import { encode } from 'uqr';

/** What is on a gift card, written out in its language. */
export interface GiftCardLines {
  readonly language: string;
  readonly colors: { readonly button: string; readonly buttonText: string };
  readonly venue: string;
  readonly title: string;
  readonly amount: string;
  /** Label and name: for whom, from whom. */
  readonly people: readonly (readonly [string, string])[];
  readonly greeting?: string | undefined;
  readonly codeLabel: string;
  /** As it is printed. */
  readonly code: string;
  /** Where it is used; what the QR code says. */
  readonly address: string;
  readonly scan: string;
  readonly foot: readonly string[];
}

const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  serif: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  greeting: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf'),
  mono: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
};

/** In points, of an A5 page on its side. */
const WIDTH = 595.28;
const HEIGHT = 419.53;
const PANEL = 214;
const MARGIN = 34;
const LEFT = PANEL + MARGIN;
const INNER = WIDTH - LEFT - MARGIN;
const QR = 84;
const INK = '#14181f';
const GREY = '#5b6470';

type Document = PDFKit.PDFDocument;

/** One page in the colours of the venue, to print, to fold into an envelope, or to show on a phone. */
export function giftCardPdf(card: GiftCardLines): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A5',
    layout: 'landscape',
    margin: 0,
    lang: card.language,
    displayTitle: true,
    info: { Title: `${card.title}, ${card.venue}`, Author: card.venue, Producer: 'Atrium' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  panel(document, card);
  content(document, card);
  document.end();
  return done;
}

/** The venue's colour, with its name, the amount, and two arcs that fold into one another like a ribbon. */
function panel(document: Document, { colors, venue, title, amount }: GiftCardLines): void {
  document.rect(0, 0, PANEL, HEIGHT).fill(colors.button);
  document.save().rect(0, 0, PANEL, HEIGHT).clip();
  document.lineWidth(1.2).strokeColor(colors.buttonText).strokeOpacity(0.28);
  for (const radius of [70, 104, 138, 172]) document.circle(PANEL, HEIGHT, radius).stroke();
  document.restore();
  const width = PANEL - 2 * MARGIN + 16;
  document.fillColor(colors.buttonText);
  document.font(fonts.bold).fontSize(13).text(venue, MARGIN, MARGIN, { width, lineGap: 2 });
  document.font(fonts.plain).fontSize(11).text(title, MARGIN, 158, { width });
  const size = fitting(document, amount, { font: fonts.serif, most: 34, width });
  document.font(fonts.serif).fontSize(size).text(amount, MARGIN, 176, { width, lineBreak: false });
}

function content(document: Document, card: GiftCardLines): void {
  let y = MARGIN;
  for (const [label, name] of card.people) {
    document.font(fonts.plain).fontSize(8.5).fillColor(GREY).text(label, LEFT, y, { width: INNER });
    document.font(fonts.bold).fontSize(13).fillColor(INK);
    document.text(name, LEFT, document.y + 1, { width: INNER, height: 32, ellipsis: true });
    y = document.y + 8;
  }
  const bottom = HEIGHT - MARGIN - QR;
  if (card.greeting) {
    const room = bottom - y - 24;
    const size = fittingHeight(document, card.greeting, { font: fonts.greeting, most: 13, room });
    document.font(fonts.greeting).fontSize(size).fillColor(INK);
    document.text(card.greeting, LEFT, y + 6, {
      ...{ width: INNER, height: room, ellipsis: true, lineGap: 3 },
    });
  }
  const beside = INNER - QR - 16;
  document.font(fonts.plain).fontSize(8.5).fillColor(GREY);
  document.text(card.codeLabel, LEFT, bottom, { width: beside });
  const size = fitting(document, card.code, { font: fonts.mono, most: 14, width: beside });
  document.font(fonts.mono).fontSize(size).fillColor(INK);
  document.text(card.code, LEFT, document.y + 2, { width: beside, lineBreak: false });
  document.font(fonts.plain).fontSize(8).fillColor(GREY);
  document.text([card.scan, ...card.foot].join('\n'), LEFT, bottom + 34, {
    ...{ width: beside, lineGap: 2.5 },
  });
  qrCode(document, card.address, { x: WIDTH - MARGIN - QR, y: bottom });
}

function qrCode(document: Document, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const cell = QR / size;
  document.fillColor(INK);
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      // a hair wider than its cell, so that no viewer shows seams
      if (isDark) document.rect(x + column * cell, y + row * cell, cell + 0.15, cell + 0.15);
    }
  }
  document.fill();
  document.link(x, y, QR, QR, text);
}

/** The largest size at which a line fits. */
function fitting(
  document: Document,
  text: string,
  { font, most, width }: { font: string; most: number; width: number },
): number {
  const needed = document.font(font).fontSize(most).widthOfString(text);
  return needed <= width ? most : (most * width) / needed;
}

function fittingHeight(
  document: Document,
  text: string,
  { font, most, room }: { font: string; most: number; room: number },
): number {
  const sizes = [most, 12, 11, 10, 9, 8];
  const fits = (size: number) =>
    document.font(font).fontSize(size).heightOfString(text, { width: INNER, lineGap: 3 }) <= room;
  return sizes.find(fits) ?? 8;
}
