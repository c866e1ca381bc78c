import { readFileSync } from 'node:fs'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { LookSketch } from '#areas/practice/components/editor/LookSketch.tsx'
import { STORE_THEMES, STORE_TYPES } from '#areas/practice/contract/store.ts'

const PARTS = ['about', 'services', 'approach', 'packages', 'hours', 'contact'] as const
const headings = Object.fromEntries(PARTS.map((part) => [part, part])) as Record<(typeof PARTS)[number], string>
const css = (theme: string) => readFileSync(`src/areas/practice/components/${theme}.css`, 'utf8')
const words = JSON.parse(readFileSync('public/locales/en/practiceEditor.json', 'utf8')) as {
  readonly look: { readonly themes: Readonly<Record<string, string>> }
}

test('each card is drawn as a page of its type and theme (practice.looks-are-drawn-as-they-are)', () => {
  for (const theme of STORE_THEMES)
    for (const type of STORE_TYPES) {
      const services = [{ icon: 'leaf', name: 'Leaf' }]
      const drawn = renderToStaticMarkup(createElement(LookSketch, { type, theme, title: 'Page', headings, services }))
      expect(drawn).toContain(`class="vb-practice vb-practice-${theme} vb-practice-of-${type}"`)
      expect(drawn.match(/(?<=<section class="vb-practice-part vb-practice-)\w+/)?.[0]).toBe(
        { practice: 'about', clinic: 'hours', online: 'services' }[type],
      )
    }
})

test.each([
  ['linden', 'headings at the side', /\.vb-practice-linden \.vb-practice-part \{\s*grid-template-columns: 15rem/],
  ['sage', 'centred headings', /\.vb-practice-sage \.vb-practice-heading \{[^}]*text-align: center/],
  ['clay', 'a dark header', /--head-ground: light-dark\(#3a2019, #241612\)/],
])('the theme %s has %s, as its card says (practice.looks-are-drawn-as-they-are)', (theme, told, does) => {
  expect(words.look.themes[theme]).toContain(told)
  expect(css(theme)).toMatch(does)
})
