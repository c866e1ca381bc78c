import { describe, expect, test } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { DEMO_CLIENTS } from '#server/demo/client-list.ts'
import { DEMO_PRACTICES } from '#areas/practice/server/demo/practice-list.ts'
import { CERTIFIED_PROTOCOLS, WAITING_PROTOCOLS } from '#server/demo/protocol-list.ts'
import { phrasesIn, TRANSLATED, wordsIn } from '#server/demo/words/index.ts'

import { FORBIDDEN } from './claims.ts'
import { flatten, namespacesOf, readTexts } from './locales.ts'

/** Texts that speak of law, of professions or of the shop's own machinery. */
const NOT_OF_PRODUCTS = [
  'server:profession',
  'pages:terms.sections.1.text', // 'not intended to treat or cure disease'
  'pages:terms.sections.8.text',
  'pages:privacy.',
]

/** In each language. */
const HEALTH_GOAL =
  /health goal|gesundheitsziel|sundhedsmål|objetivos? de (salud|saúde)|objectifs? santé|egészségcél|obiettiv[oi] di salute|健康の目的|gezondheidsdoel|obiectiv\w* de sănătate|健康目標/i

const isOfProducts = (key: string) => !NOT_OF_PRODUCTS.some((start) => key.startsWith(start))

describe.each(LANGUAGE_CODES)('in %s no text hints that a product prevents, treats or cures', (language) => {
  const promising = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).filter(([key, text]) => isOfProducts(key) && FORBIDDEN[language].test(text))

  test.each(namespacesOf(language))('of the shop, in %s', (namespace) => {
    const texts = Object.entries(readTexts(language, namespace)).map(([key, text]) => [`${namespace}:${key}`, text])
    expect(promising(Object.fromEntries(texts))).toEqual([])
  })

  test('of the demo’s products', () => {
    const { sentences, functions } = phrasesIn(language)
    const terms = TRANSLATED.some((code) => code === language)
      ? wordsIn(language as (typeof TRANSLATED)[number]).terms
      : {}
    expect(promising(flatten({ sentences, functions, terms }))).toEqual([])
  })
})

test.each(LANGUAGE_CODES)('in %s what products are sorted by is a topic, and no goal of health', (language) => {
  const texts = namespacesOf(language)
    .filter((namespace) => namespace !== 'server')
    .flatMap((namespace) => Object.entries(readTexts(language, namespace)))
  expect(texts.filter(([, text]) => HEALTH_GOAL.test(text))).toEqual([])
})

test('no practitioner of the demo hints at it in protocols, notes and pages, which are in English', () => {
  const written = flatten({ CERTIFIED_PROTOCOLS, WAITING_PROTOCOLS, DEMO_CLIENTS, DEMO_PRACTICES })
  expect(
    Object.entries(written).filter(([, text]) => FORBIDDEN.en.test(text.replace(/nutritional therapist/i, ''))),
  ).toEqual([])
})

test.each([
  '15 ml in the evening, against cramps in the legs',
  '2 lozenges a day when a cold is coming',
  'Six weeks after a course of antibiotics',
  '1 capsule in the morning, as long as you feel sick',
])('“%s” is a hint', (words) => {
  expect(words).toMatch(FORBIDDEN.en)
})
