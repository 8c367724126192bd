import { formatsOf, jpegWidthOf, pictureAddress, widthsOf } from './picture-sizes';

describe('the sizes of a picture', () => {
  it.each([
    [1, [320]],
    [320, [320]],
    [321, [320, 640]],
    [640, [320, 640]],
    [1279, [320, 640, 1280]],
    [1281, [320, 640, 1280, 1920]],
    [9000, [320, 640, 1280, 1920]],
  ])('of %d pixels are %p', (uploaded, widths) => {
    expect(widthsOf(uploaded)).toEqual(widths);
  });

  it('has one JPEG, at 640 or the only width there is', () => {
    expect(jpegWidthOf([320])).toBe(320);
    expect(jpegWidthOf([320, 640, 1280])).toBe(640);
    expect(formatsOf(640, [320, 640, 1280])).toContain('jpeg');
    expect(formatsOf(320, [320, 640, 1280])).not.toContain('jpeg');
    expect(formatsOf(320, [320])).toContain('jpeg');
  });

  it('is served under its own address', () => {
    expect(pictureAddress('abc', 640, 'avif')).toBe('/media/abc/640.avif');
  });
});
