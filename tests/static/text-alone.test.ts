import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { textsBeside } from './texts-beside.ts'

const FOLDERS = ['src/app', 'src/areas', 'src/components', 'src/hooks', 'src/routes', 'src/screens', 'src/shell']

test('each text is the only child of its element (language.translated-pages-go-on)', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((name) => name.endsWith('.tsx'))
  const found = files.flatMap((file) => textsBeside(readFileSync(file, 'utf8')).map((place) => `${file}:${place}`))
  expect(found).toEqual([])
})

test.each([
  ['<p>{t("a")} <b>{text}</b></p>', 1],
  ['<p>{a && t("a")}{b && t("b")}</p>', 2],
  ['<p><b>1</b>: </p>', 1],
  ['<p><Icon />{`${a} ${b}`}</p>', 1],
  ['<p>{parts.map((part) => (part.match ? <mark>1</mark> : "a"))}</p>', 1],
  ['<p>{t("a")}</p>', 0],
  ['<p><b>{t("a")}</b> {c && <i>{text}</i>}</p>', 0],
])('%s holds %i texts with siblings', (code, count) => {
  expect(textsBeside(`const shown = ${code}`)).toHaveLength(count)
})

test('a text is also known by the type of a property', () => {
  const code = 'interface Props { readonly label: string }\nconst shown = <p><b />{label}{props.label}</p>'
  expect(textsBeside(code)).toEqual(['2: {label}', '2: {props.label}'])
})
