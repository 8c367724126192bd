import { cpuShare } from './cpu-share';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, scriptId: '1', lineNumber: 0, columnNumber: 0 },
  children,
});
/** 10 ms idle, 30 in a handler, 8 in the guard and 2 in what it calls. */
const profile = {
  nodes: [
    node(1, '(root)', '', [2, 3, 4]),
    node(2, '(idle)', ''),
    node(3, 'handle', 'file:///dist/handler.js'),
    node(4, 'canActivate', 'file:///dist/guard.js', [5]),
    node(5, 'verify', 'file:///node_modules/jws.js'),
  ],
  samples: [2, 3, 4, 5],
  timeDeltas: [10_000, 30_000, 8_000, 2_000],
  startTime: 0,
  endTime: 50_000,
};

test('counts a file with what it calls, of the time in which the process worked', () => {
  expect(cpuShare(profile, (url) => url.endsWith('guard.js'))).toBe(0.25);
});

test('a file that was never seen has no share', () => {
  expect(cpuShare(profile, (url) => url.endsWith('other.js'))).toBe(0);
});

test('a process that only waited has nothing to share', () => {
  const idle = { ...profile, samples: [2], timeDeltas: [10_000] };
  expect(cpuShare(idle, () => true)).toBe(0);
});
