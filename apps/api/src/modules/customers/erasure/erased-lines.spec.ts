import { Types } from 'mongoose';
import { erasedIn, erasedLine } from './erased-lines';

const [vendor, guest] = [new Types.ObjectId(), new Types.ObjectId()];
const line = erasedLine(vendor.toHexString(), guest);
const at = new Date();

describe('erasures that a log tells of', () => {
  it.each([
    ['JSON', `{"level":30,"context":"GuestEraser","msg":"${line}"}\n{"msg":"other"}\n`],
    ['lines for people', `[10:00:00] INFO: ${line}\n    context: "GuestEraser"\n`],
  ])('are found in %s', (_form, log) => {
    expect(erasedIn(log, at)).toEqual([{ vendor, guest, at }]);
  });

  it('are none where it tells of none', () => {
    expect(erasedIn(`{"msg":"guest erased: ${vendor}"}`, at)).toEqual([]);
  });
});
