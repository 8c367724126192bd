import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lends a path for a tool to write its JSON report to, and reads it.
 * @param run gets the path; its result tells whether the tool succeeded
 * @returns the report as the tool documents it, or undefined when there is none or it is cut off
 */
export async function withReport<Report>(
  run: (file: string) => Promise<boolean>,
): Promise<{ succeeded: boolean; report: Report | undefined }> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-report-'));
  try {
    const file = join(folder, 'report.json');
    const succeeded = await run(file);
    const text = await readFile(file, 'utf8').catch(() => '');
    return { succeeded, report: parse<Report>(text) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parse<Report>(text: string): Report | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
