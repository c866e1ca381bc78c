import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const LOCALES = new URL('../../public/locales/', import.meta.url)

/** Words by which each language would point to something by its colour. */
const COLOURS =
  /\bin (?:red|green)\b|\b(?:rot|grün) (?:markiert|gekenn|hervor)|\ben (?:rouge|vert|rojo|verde)\b|\bin (?:rosso|verde)\b|\ba (?:vermelho|verde)\b|\b(?:rood|groen) gemarkeerd|\bmed (?:rødt|grønt)|\b(?:pirossal|zölddel)|\bcu (?:roșu|verde)|[赤緑]で|[紅綠]色/iu

test.each(readdirSync(LOCALES))(
  'no text of %s points to anything by its colour (accessibility.no-colour-alone)',
  (language) => {
    for (const file of readdirSync(new URL(`${language}/`, LOCALES)))
      for (const line of readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8').split('\n'))
        expect(line, `${language}/${file}`).not.toMatch(COLOURS)
  },
)
