import type { Collection, mongo } from 'mongoose';
import type { RestoreState } from '../../../common/database/unfinished-restore';

type Begun = Pick<RestoreState, 'backup' | 'startedAt'> & { at?: Date };

const MAJORITY = { writeConcern: { w: 'majority', journal: true } } as const;
const ONLY = { _id: 'last' } as const;

/** How far a restore has come, in the database that it fills. */
export class RestoreProgress {
  private constructor(
    private readonly states: Collection<RestoreState>,
    private state: RestoreState,
  ) {}

  /** The one that was broken off, if any. */
  static async unfinished(states: Collection<RestoreState>): Promise<RestoreProgress | undefined> {
    const state = await states.findOne({ ...ONLY, doneAt: { $exists: false } });
    return state ? new RestoreProgress(states, state) : undefined;
  }

  static async begin(states: Collection<RestoreState>, begun: Begun): Promise<RestoreProgress> {
    const state: RestoreState = { ...ONLY, ...begun, files: [], changes: 0 };
    await states.replaceOne(ONLY, state, { upsert: true, ...MAJORITY });
    return new RestoreProgress(states, state);
  }

  isOf({ backup, at }: Pick<Begun, 'backup' | 'at'>): boolean {
    return this.state.backup === backup && this.state.at?.getTime() === at?.getTime();
  }

  get backup(): string {
    return this.state.backup;
  }

  isDone(file: string): boolean {
    return this.state.files.includes(file);
  }

  /** @returns whether it was begun before, and some of it may be there */
  async begins(file: string): Promise<boolean> {
    if (this.state.begun === file) return true;
    await this.states.updateOne(ONLY, { $set: { begun: file, changes: 0 } }, MAJORITY);
    this.state = { ...this.state, begun: file, changes: 0 };
    return false;
  }

  /** Changes of the file that was begun. */
  get changes(): number {
    return this.state.changes;
  }

  /** In the transaction that writes them. */
  async changed(session: mongo.ClientSession, changes: number): Promise<void> {
    await this.states.updateOne(ONLY, { $set: { changes } }, { session });
  }

  async done(file: string): Promise<void> {
    await this.states.updateOne(ONLY, { $push: { files: file } }, MAJORITY);
    this.state.files.push(file);
  }

  async finish(doneAt: Date): Promise<void> {
    await this.states.updateOne(ONLY, { $set: { doneAt } }, MAJORITY);
  }
}
