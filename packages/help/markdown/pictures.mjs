const SOURCE = /src=\\"(\.[^"\\]+)\\"/g;

/**
 * A value as code, and the imports it needs: the pictures that its HTML shows by a relative address become
 * files of the build.
 *
 * @param {unknown} value what JSON can say, with HTML in it
 */
export function withPictures(value) {
  const json = JSON.stringify(value);
  const pictures = [...new Set(Array.from(json.matchAll(SOURCE), ([, src]) => src))];
  return {
    imports: pictures
      .map((src, index) => `import p${index} from ${JSON.stringify(src)};\n`)
      .join(''),
    code: json.replace(SOURCE, (_, src) => `src=\\"" + p${pictures.indexOf(src)} + "\\"`),
  };
}
