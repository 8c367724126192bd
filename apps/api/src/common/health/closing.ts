import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether this process has been told to end; what is in progress is still finished. */
@Injectable()
export class Closing implements OnModuleDestroy {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  onModuleDestroy(): void {
    this.begun = true;
  }
}
