/** What a file is by its first bytes, whatever its name says. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** ISO/IEC 23008-12: what phones write with HEVC inside. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Undefined for everything that is no picture of these kinds: an SVG, a script, an archive. */
export function fileKindOf(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  const [container, brand] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];
  if (container === 'RIFF' && brand === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? heifKindOf(bytes) : undefined;
}

/** `mif1` is any HEIF: what else it is compatible with tells which decoder it needs. */
function heifKindOf(bytes: Buffer): FileKind {
  const boxEnd = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands: readonly string[] = bytes.toString('latin1', 16, boxEnd).match(/.{4}/gs) ?? [];
  return brands.includes('avif') ? 'avif' : 'heic';
}
