/** Each jest worker has a database of its own in the run's MongoDB. */
const uri = new URL(process.env.TEST_MONGODB_URI ?? 'mongodb://missing.invalid/test');
uri.pathname = `/test_${process.ppid}_${process.env.JEST_WORKER_ID ?? '1'}`;
process.env.MONGODB_URI = uri.toString();
process.env.NODE_ENV = 'test';
process.env.LOG_LEVEL = process.env.TEST_LOG_LEVEL ?? 'silent';
process.env.JOBS_ENABLED = 'false';
