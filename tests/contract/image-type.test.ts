import { expect, test } from 'vitest'

import { imageTypeOf } from '#contract/image-type.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['ÿØÿàJFIF', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\u0020ftypavif', 'image/avif'],
  ['\0\0\0\u0020ftypavis', 'image/avif'],
  ['\0\0\0\u0020ftypheic', undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['\u0089PNG', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['GIF89a', undefined],
  ['', undefined],
])('a file that begins with %j is %s (upload.judged-by-content)', (head, type) => {
  expect(imageTypeOf(latin(head))).toBe(type)
})
