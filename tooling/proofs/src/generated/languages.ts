import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from './finished';
import type { Client } from './generator';

const DRIVERS = join(__dirname, '..', '..', 'drivers');

/** A client in a language, and a program that uses it. */
export interface Language {
  name: string;
  client: Client;
  /** Compiles both in the folder of the client, as somebody would who was given nothing else. */
  compile(folder: string): Promise<void>;
  /** Lets the program sign in and book. @returns what it prints: what it was told, as JSON */
  use(folder: string, origin: string): Promise<string>;
}

const TYPESCRIPT: Language = {
  name: 'TypeScript (axios)',
  client: {
    generator: 'typescript-axios',
    options: { npmName: 'atrium-client', npmVersion: '1.0.0', useSingleRequestParameter: 'true' },
  },
  async compile(folder) {
    // its own build comes with it
    await finished('npm', ['install', '--no-audit', '--no-fund'], folder);
    await copyFile(join(DRIVERS, 'book.ts'), join(folder, 'book.ts'));
    // and again as strictly as those compile who use it
    await finished(
      process.execPath,
      [
        ...[join('node_modules', 'typescript', 'bin', 'tsc'), '--strict', '--outDir', 'program'],
        ...['--target', 'es2020', '--module', 'commonjs', '--esModuleInterop', 'book.ts'],
      ],
      folder,
    );
  },
  use: (folder, origin) =>
    finished(process.execPath, [join(folder, 'program', 'book.js'), origin], folder),
};

const PYTHON: Language = {
  name: 'Python',
  client: {
    generator: 'python',
    options: { packageName: 'atrium_client', projectName: 'atrium-client' },
  },
  async compile(folder) {
    await finished('python3', ['-m', 'venv', join(folder, '.venv')]);
    const python = join(folder, '.venv', 'bin', 'python');
    await finished(python, ['-m', 'pip', 'install', '--quiet', folder]);
    await copyFile(join(DRIVERS, 'book.py'), join(folder, 'book.py'));
  },
  use: (folder, origin) =>
    finished(join(folder, '.venv', 'bin', 'python'), ['book.py', origin], folder),
};

const MAVEN = ['-q', '-B', '-ntp', '-DskipTests', '-Dstyle.color=never'];

const JAVA: Language = {
  name: 'Java',
  client: {
    generator: 'java',
    options: {
      ...{ library: 'native', groupId: 'atrium', artifactId: 'atrium-client' },
      ...{ invokerPackage: 'atrium.client', apiPackage: 'atrium.client.api' },
      modelPackage: 'atrium.client.model',
    },
  },
  async compile(folder) {
    await copyFile(join(DRIVERS, 'Book.java'), join(folder, 'src', 'main', 'java', 'Book.java'));
    await finished('mvn', [...MAVEN, 'compile'], folder);
  },
  use: (folder, origin) =>
    finished(
      'mvn',
      [
        ...[...MAVEN, 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java'],
        ...['-Dexec.mainClass=Book', `-Dexec.args=${origin}`],
      ],
      folder,
    ),
};

export const LANGUAGES: readonly Language[] = [TYPESCRIPT, PYTHON, JAVA];
