import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

import { readTexts } from './locales.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const section = v.strictObject({ heading: text, text: v.pipe(v.array(text), v.minLength(1)), points: v.array(text) })

/** A general page whose number of sections is in the given range. */
const page = (least: number, most: number) => ({
  title: text,
  description: text,
  lead: text,
  sections: v.pipe(v.array(section), v.minLength(least), v.maxLength(most)),
})

const FORM = ['name', 'email', 'message', 'hint', 'send', 'sending', 'sent', 'sentText', 'another', 'failed'] as const

const OPERATOR = ['name', 'address', 'email', 'register', 'taxId', 'demo'] as const

const pagesSchema = v.strictObject({
  contents: text,
  about: v.strictObject(page(4, 5)),
  practitioners: v.strictObject({ ...page(5, 6), register: text }),
  contact: v.strictObject({ ...page(1, 2), form: v.strictObject(v.entriesFromList(FORM, text)) }),
  shipping: v.strictObject(page(4, 5)),
  privacy: v.strictObject(page(7, 9)),
  terms: v.strictObject(page(8, 10)),
  imprint: v.strictObject(page(1, 1)),
  operator: v.strictObject(v.entriesFromList(OPERATOR, text)),
  updated: text,
})

/** The length that search engines show, in columns: a Chinese or Japanese character takes two. */
const DESCRIPTION_COLUMNS = { least: 120, most: 160 }

describe.each(LANGUAGE_CODES)('the general pages in %s', (language) => {
  test('have the shape that the screens draw', () => {
    expect(
      v.safeParse(pagesSchema, readPages(language)).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ).toBeUndefined()
  })

  test('have the sections, paragraphs and points of English, one for one', () => {
    expect(outline(language)).toEqual(outline('en'))
  })

  test('state the figures of English: days, hours, percents and articles of law', () => {
    const english = readTexts('en', 'pages')
    const texts = readTexts(language, 'pages')
    const differing = Object.keys(english).filter(
      (key) => String(figures(texts[key])) !== String(figures(english[key])),
    )
    expect(differing).toEqual([])
  })
})

test('the privacy page names what a tab keeps: the place in lists, and wishes of a visitor', () => {
  const { privacy } = v.parse(pagesSchema, readPages('en'))
  const points = privacy.sections.flatMap((part) => part.points).filter((point) => point.startsWith('Session storage'))
  expect(points).toEqual([
    expect.stringContaining('your place in lists'),
    expect.stringContaining('before you signed in'),
  ])
})

test.each(LANGUAGE_CODES)(
  'the home page describes itself in %s at the length that a search engine shows',
  (language) => {
    const description = readTexts(language, 'home')['description'] ?? ''
    expect(columns(description)).toBeGreaterThanOrEqual(DESCRIPTION_COLUMNS.least)
    expect(columns(description)).toBeLessThanOrEqual(DESCRIPTION_COLUMNS.most)
  },
)

test('figures are those above one, in any order, whatever stands around them', () => {
  expect(figures('12 hours, not 1, of 365 days')).toEqual(['12', '365'])
  expect(figures('365日、1日の12時間')).toEqual(['12', '365'])
})

test('an East Asian sign takes two columns', () => {
  expect(columns('ab 商品、')).toBe(9)
})

function readPages(language: LanguageCode): unknown {
  return JSON.parse(readFileSync(`public/locales/${language}/pages.json`, 'utf8'))
}

function outline(language: LanguageCode): Readonly<Record<string, readonly string[]>> {
  const {
    contents: _contents,
    updated: _updated,
    operator: _operator,
    ...pages
  } = v.parse(pagesSchema, readPages(language))
  return Object.fromEntries(
    Object.entries(pages).map(([name, { sections }]) => [
      name,
      sections.map((part) => `${part.text.length} paragraphs, ${part.points.length} points`),
    ]),
  )
}

/** The numbers of a text. One is left out: Japanese says 'a day' with it. */
function figures(of = ''): readonly string[] {
  return (of.match(/\d+/g) ?? []).filter((figure) => figure !== '1').toSorted((a, b) => a.localeCompare(b))
}

function columns(of: string): number {
  return of.replace(/[\u3000-\u9fff\uff00-\uffef]/g, '  ').length
}
