import { createReadStream, createWriteStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { SingleBar } from 'cli-progress';
import { Clock } from '../common/clock/clock';
import { systemContext } from '../common/context/request-context';
import { ImportHotelBookings } from '../modules/stays/public';
import { VendorsService } from '../modules/vendors/public';

export interface ImportOptions {
  /** Slug or id. */
  vendor: string;
  /** Where refused rows are reported; default `.data/imports/<file>.report.csv`. */
  report?: string;
}

/** `import reservations <file> --vendor <slug>`: bar on the terminal, refused rows in a report file. */
export async function importReservations(
  app: INestApplicationContext,
  file: string,
  options: ImportOptions,
): Promise<void> {
  // npm changes the directory to the project's; people name files from where they are
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (!existsSync(path)) throw new Error(`There is no file ${path}`);
  const vendor = await app.get(VendorsService).find(options.vendor);
  if (!vendor) throw new Error(`There is no vendor '${options.vendor}'`);
  const reportPath = resolve(
    process.env.INIT_CWD ?? '.',
    options.report ?? `.data/imports/${basename(path)}.report.csv`,
  );
  mkdirSync(dirname(reportPath), { recursive: true });
  const report = createWriteStream(reportPath);
  report.write('line,reason\n');

  const size = statSync(path).size;
  const source = createReadStream(path);
  const bar = new SingleBar({
    format:
      '{bar} {percentage}% | {rows} rows | {added} added | {known} in already | {refused} refused',
    // print a line each time if there is no terminal, e.g. in a log
    noTTYOutput: true,
    notTTYSchedule: 2_000,
  });
  const nothing = { rows: 0, added: 0, known: 0, refused: 0 };
  bar.start(size, 0, nothing);
  try {
    const ctx = systemContext(vendor._id.toHexString(), 'import', app.get(Clock).now());
    const result = await app.get(ImportHotelBookings).run(ctx, source, {
      refused: (line, reasons) =>
        report.write(`${line},"${reasons.join('; ').replaceAll('"', '""')}"\n`),
      progress: (soFar) => bar.update(source.bytesRead, { ...soFar }),
    });
    bar.update(size, { ...result });
    bar.stop();
    console.log(
      `${result.rows} rows: ${result.added} added, ${result.known} in already, ${result.refused} refused`,
    );
    if (result.refused > 0) console.log(`The refused rows and why: ${reportPath}`);
  } finally {
    bar.stop();
    await new Promise((done) => report.end(done));
  }
}
