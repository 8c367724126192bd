/**
 * Writes src/metadata.ts: what the Swagger plugin would have added to each DTO had the build been
 * tsc (swc knows no types). Only classes in files named *.dto.ts are read; types are checked elsewhere.
 */
import { join } from 'node:path';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';

const root = join(import.meta.dirname, '..');

new PluginMetadataGenerator().generate({
  visitors: [
    new ReadonlyVisitor({
      introspectComments: true,
      classValidatorShim: true,
      dtoFileNameSuffix: ['.dto.ts'],
      controllerFileNameSuffix: ['.controller.ts'],
      pathToSource: join(root, 'src'),
    }),
  ],
  outputDir: join(root, 'src'),
  tsProgramRef: ReadonlyVisitor.createTsProgram(join(root, 'tsconfig.build.json')),
});
