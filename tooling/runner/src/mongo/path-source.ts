import { delimiter, join } from 'node:path';
import { isExecutable } from '../processes/is-executable';
import type { MongoSource } from './source';
import { usableMongod } from './usable-mongod';

const executable = process.platform === 'win32' ? 'mongod.exe' : 'mongod';

/** A mongod that the machine's owner installed. */
export const pathSource: MongoSource = {
  name: 'mongod on PATH',
  async find({ env }) {
    for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
      const path = join(folder, executable);
      if (await isExecutable(path)) {
        await usableMongod(path, env);
        return path;
      }
    }
    throw new Error('there is none');
  },
};
