import { takeFrames } from './live-frames';

test('takes whole frames and leaves the beginning of the next', () => {
  const text =
    'id: 1\nevent: booking.created\ndata: {"a":1}\n\nevent: reload\ndata: {}\n\nid: 2\nevent: boo';
  expect(takeFrames(text)).toEqual({
    frames: [
      { id: '1', event: 'booking.created', data: '{"a":1}' },
      { event: 'reload', data: '{}' },
    ],
    rest: 'id: 2\nevent: boo',
  });
});

test('a heartbeat and the advice when to come back are no events', () => {
  expect(takeFrames('retry: 2000\n\n: still here\n\n')).toEqual({ frames: [], rest: '' });
});

test('a frame that comes in pieces is one frame', () => {
  const first = takeFrames('id: 1\nevent: booking.c');
  const second = takeFrames(`${first.rest}hanged\ndata: x: y\n\n`);
  expect(first.frames).toEqual([]);
  expect(second.frames).toEqual([{ id: '1', event: 'booking.changed', data: 'x: y' }]);
});
