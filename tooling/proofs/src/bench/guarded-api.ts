import { EndedSessions } from '@atrium/api/ended-sessions';
import { apiMain } from '@atrium/runner/stack/api';

/** Starts the API; with `unguarded`, as if no session ever ended: what the guard costs is the difference. */
if (process.argv.includes('unguarded')) EndedSessions.prototype.has = () => false;

require(apiMain);
