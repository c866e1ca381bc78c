import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plainLine, plainText } from '#areas/import/server/plain.ts'

describe('a text of an import (operations.import-reads-markup)', () => {
  it.each([
    ['paragraphs', '<p>One.</p><p>Two <b>bold</b>.</p>', 'One.\nTwo bold.'],
    ['line breaks', '<h2>About</h2><p>Line one<br>Line two<br/>three</p>', 'About\nLine one\nLine two\nthree'],
    ['a list that is set out', '<ul>\n  <li>One</li>\n  <li><p>Two\n  and on</p></li>\n</ul>\n', 'One\nTwo and on'],
    ['a table', '<table><tr><td>Zinc</td><td>5 mg</td></tr><tr><th>Iron</th></tr></table>', 'Zinc 5 mg\nIron'],
    ['what is not to be read', 'A<script>alert("x")</script><style>p{}</style><!-- no -->B', 'AB'],
    ['a picture', '<p>Jar</p><img style="width:9px" src="https://a.test/b.jpg">', 'Jar'],
    ['entities', 'Fish &amp; soy &lt;5&nbsp;mg&#8482; &eacute;', 'Fish & soy <5\u00a0mg™ é'],
    ['markup that was written twice', '&lt;p&gt;Fish &amp;amp; soy&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'Fish & soy\nTwo'],
    ['markup of a feed', '<![CDATA[<p>One capsule.</p>]]>', 'One capsule.'],
    ['markup of a word processor', '<p class="MsoNormal">A<o:p></o:p></p><?xml version="1.0"?>', 'A'],
    ['tags within lines', '<strong>Use</strong>\n\nTwo a day.\nWith water.', 'Use\nTwo a day.\nWith water.'],
    ['an empty line among tags', '<h2>About</h2>\nOne\nline.\n\nAnother.', 'About\nOne line.\nAnother.'],
    ['line ends as two letters', 'One a day.\\n\\nAllergens: none.\\r\\nEnd', 'One a day.\n\nAllergens: none.\nEnd'],
    ['powers', '10<sup>9</sup> CFU, B<sub>12</sub>, Name<sup>TM</sup>', '10⁹ CFU, B12, NameTM'],
    ['tags that are not closed', '<p>One<p>Two <b>bold', 'One\nTwo bold'],
    ['nothing', '<p>&nbsp;</p><br>', ''],
  ])('is read as it shows: %s', (_, text, expected) => {
    expect(plainText(text)).toBe(expected)
  })

  it.each([
    'Plain text.\n\nWith  paragraphs.\n- and lines',
    'Take 2 < 3 & 4 > 1, x<y, R&D, B&region, AT&T; <5 mg',
    'Write to <shop@example.test> for a<b and c>d',
    '日本語の説明。\n二行目',
    '5 &',
    '<',
    '</',
    '<>',
  ])('stays as it is where it is plain: %j', (text) => {
    expect(plainText(text)).toBe(text)
  })

  it('is one line where a line is wanted', () => {
    expect(plainLine('<p>Fish &amp;\n soy</p><p>free\\n now</p>')).toBe('Fish & soy free now')
    expect(plainLine(' Vitamin\u00a0 C\t1 ')).toBe('Vitamin C 1')
  })

  it('is the same read again, whatever it is', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<br>',
      '&amp;',
      'amp;',
      '&lt;',
      '<',
      '>',
      '&',
      'b',
      ' ',
      '\n',
      '\\n',
      '\u00ad',
      '"',
      '<i a="',
      '3',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = plainText(pieces.join(''))
        expect(plainText(once)).toBe(once)
        const line = plainLine(pieces.join(''))
        expect(plainLine(line)).toBe(line)
      }),
      { seed: 7 },
    )
  })

  it('is read in no time, however odd', () => {
    const began = performance.now()
    for (const odd of ['<a b="', '<a b=c ', '&lt;', '<p>', '<b><i>', '&amp;amp;', '<!--'])
      plainText(odd.repeat(100_000 / odd.length))
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
