import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { namesIn } from '#server/demo/names/index.ts'
import type { OptionName } from '#server/demo/options.ts'
import { CATEGORY_PATHS, DELIVERY_FORMS, FREE_FROM, HEALTH_GOALS, SUITABLE_FOR } from '#server/demo/options.ts'

const GROUPS = [
  CATEGORY_PATHS.map((path) => path.at(-1) as OptionName),
  HEALTH_GOALS,
  DELIVERY_FORMS,
  SUITABLE_FOR,
  FREE_FROM,
]
const ALL = GROUPS.flat()
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en')

describe.each(OTHERS)('option names in %s', (code) => {
  const names = namesIn(code)

  it('exist for every option and for nothing else', () => {
    expect(Object.keys(names).sort()).toEqual([...ALL].sort())
    for (const name of ALL) expect(names[name].trim()).toBe(names[name])
    for (const name of ALL) expect(names[name]).not.toBe('')
  })

  it('tell the options of a group apart', () => {
    for (const group of GROUPS) expect(new Set(group.map((name) => names[name])).size).toBe(group.length)
  })

  it('are that language’s own, where a name is not the same everywhere', () => {
    const own = ALL.filter((name) => names[name] !== name)
    expect(own.length / ALL.length).toBeGreaterThan(0.65)
  })
})

it.each([
  ['jp', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh-TW', /\p{Script=Han}/u],
] as const)('option names in %s are in its own script, but for a few abbreviations', (code, script) => {
  expect(ALL.filter((name) => !script.test(namesIn(code)[name])).length).toBeLessThanOrEqual(4)
})

it('option names are the same in zh-TW and its alias zh_tw', () => {
  expect(namesIn('zh_tw')).toEqual(namesIn('zh-TW'))
})
