// Loaded into an API process before its own code: its writes no longer ask whether somebody has the table. The rest of
// the process is the product's, down to the route that the clients call.
const { createRequire } = require('node:module');

const fromApi = createRequire(require.resolve('@atrium/api/application'));
const { Collection } = createRequire(fromApi.resolve('mongoose'))('mongodb');

const guarded = Collection.prototype.bulkWrite;
Collection.prototype.bulkWrite = function unguarded(writes, options) {
  if (this.collectionName === 'occupations') {
    for (const { updateOne } of writes) if (updateOne) delete updateOne.filter.$nor;
  }
  return guarded.call(this, writes, options);
};
