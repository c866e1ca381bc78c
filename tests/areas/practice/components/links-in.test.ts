import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { linksIn } from '#areas/practice/components/links-in.ts'
import { PracticeWords } from '#areas/practice/components/PracticeWords.tsx'

const links = (text: string) =>
  linksIn(text).flatMap(({ text: seen, href }) => (href === undefined ? [] : [[seen, href]]))

test.each([
  ['Write to hello@linden-practice.example.', 'hello@linden-practice.example', 'mailto:hello@linden-practice.example'],
  ['ご予約はinfo@foo.jpまで。', 'info@foo.jp', 'mailto:info@foo.jp'],
  ['info@müller.test', 'info@müller.test', 'mailto:info@müller.test'],
  [
    'See https://linden.example/a?b=1#c, then call.',
    'https://linden.example/a?b=1#c',
    'https://linden.example/a?b=1#c',
  ],
  ['「https://foo.jp/a」をご覧ください', 'https://foo.jp/a', 'https://foo.jp/a'],
  ['www.linden.example!', 'www.linden.example', 'https://www.linden.example'],
  ['(linden.nl/uk)', 'linden.nl/uk', 'https://linden.nl/uk'],
  ['on +31 20 555 01 47. I answer', '+31 20 555 01 47', 'tel:+31205550147'],
  ['+49 (0)30 123456-78', '+49 (0)30 123456-78', 'tel:+493012345678'],
  ['0049 30 1234567', '0049 30 1234567', 'tel:+49301234567'],
  ['030/123 456 78', '030/123 456 78', 'tel:03012345678'],
  ['(020) 555 01 47', '(020) 555 01 47', 'tel:0205550147'],
  ['06 12 34 56 78 / office', '06 12 34 56 78', 'tel:0612345678'],
  ['電話03-1234-5678まで', '03-1234-5678', 'tel:0312345678'],
  ['Tel.: 91 123 45 67', '91 123 45 67', 'tel:911234567'],
])('an address or a telephone number in %j can be pressed (practice.contacts-can-be-pressed)', (text, seen, href) => {
  expect(links(text)).toEqual([[seen, href]])
  expect(
    linksIn(text)
      .map((one) => one.text)
      .join(''),
  ).toBe(text)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>1</b>',
  'ftp://linden.example/a',
  'https://user:secret@',
  'From 09.00 - 12.00 and 13.00-17.00',
  'On 01.02.2026, 03-04-2026 and 2026-11-28',
  'NL91 ABNA 0417 1643 00',
  'Room 12, 1011 AB Amsterdam',
  'I eat well.And you sleep.e.g. more',
  'KvK 12345678',
])('%j has nothing to be pressed (practice.contacts-can-be-pressed)', (text) => {
  expect(linksIn(text)).toEqual([{ text }])
})

test('a link of a practitioner leads out without telling where from (practice.contacts-can-be-pressed)', () => {
  expect(
    renderToStaticMarkup(createElement(PracticeWords, { text: 'See www.linden.example or 020 555 01 47', lang: 'en' })),
  ).toBe(
    '<div class="vb-practice-text" lang="en"><p>See <a href="https://www.linden.example" rel="noopener noreferrer nofollow ugc" class="vb-link">www.linden.example</a> or <a href="tel:0205550147" class="vb-link">020 555 01 47</a></p></div>',
  )
})

test('long words are read quickly (practice.contacts-can-be-pressed)', () => {
  for (const text of ['a'.repeat(5000), 'a.'.repeat(2500), '1 '.repeat(2500), '(0)'.repeat(1600), 'a@'.repeat(2500)]) {
    const from = performance.now()
    linksIn(text)
    expect(performance.now() - from).toBeLessThan(500)
  }
})
