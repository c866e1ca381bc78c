import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

import { isLong } from '#tests/support/length.ts'

import { misnamed } from './label-in-name.ts'
import { kindOf, PassedKinds } from './passed-kinds.ts'

/** WCAG 2.2, levels A and AA, as axe names them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Contrast takes half of the time of a check; tests/components/tokens.test.ts checks it by the colours themselves. */
const RULES: Readonly<Record<string, { enabled: boolean }>> = isLong ? {} : { 'color-contrast': { enabled: false } }

/** The small one: each look sends it to the page anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

let passed: PassedKinds | undefined

/** Names the file in which all workers whose shops are alike note what has passed there. */
export function notePassedIn(file: string): void {
  passed = new PassedKinds(file)
}

/**
 * Fails on any violation of WCAG 2.2 AA that a program can see, and on a name that begins with other words than those
 * seen. An element is not looked at again by axe where such a one has passed before, in any worker with such a shop: in
 * the same place in the same others, with the same attributes, language and theme, in a window of the same size. Half of
 * the time of all browser tests went into what had been looked at before.
 */
export async function checkAccessibility(page: Page): Promise<void> {
  expect(await misnamed(page), 'names that begin with other words than those seen').toEqual([])
  passed?.readOn()
  const { fresh, places } = freshOf(await page.evaluate(elementsOf))
  if (places.length === 0) return
  const builder = places.reduce((some, place) => some.include(place), new AxeBuilder({ page, axeSource: AXE }))
  // In legacy mode it opens no page of its own: there is no frame of another origin to look into.
  const looked = await builder
    .options({ resultTypes: ['violations'], rules: RULES })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze()
    .catch(allGone)
  // What was to be looked at has left the page meanwhile: a message whose time was over. The page is another one now.
  if (looked === GONE) return await checkAccessibility(page)
  const { violations } = looked
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  expect(found, 'accessibility').toEqual([])
  passed?.add(fresh)
}

const GONE = Symbol('gone')

function allGone(error: unknown): typeof GONE {
  if (error instanceof Error && error.message.includes('No elements found for include')) return GONE
  throw error
}

/** An element: the index of what it stands in among all elements seen, its place there, and its own look. */
type Seen = readonly [parent: number, place: string, look: string]

/** The kinds that have not passed yet, and the selectors of the outermost elements of such a kind. */
function freshOf(elements: readonly Seen[]): {
  readonly fresh: ReadonlySet<string>
  readonly places: readonly string[]
} {
  const fresh = new Set<string>()
  const places: string[] = []
  const known: { readonly kind: string; readonly path: string; readonly isFresh: boolean }[] = []
  for (const [parent, place, look] of elements) {
    const above = known[parent]
    const kind = kindOf(above?.kind ?? '', look)
    const isFresh = !passed?.has(kind)
    if (isFresh) fresh.add(kind)
    const path = above ? `${above.path} > ${place}` : place
    if (isFresh && !above?.isFresh) places.push(path)
    known.push({ kind, path, isFresh })
  }
  return { fresh, places }
}

/** All elements of the page but those of its head, each after what it stands in. Runs in the page. */
function elementsOf(): readonly Seen[] {
  const references = [
    'id',
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
    'aria-errormessage',
  ]
  const contents = ['href', 'src', 'srcset', 'alt', 'title', 'placeholder', 'value', 'aria-label', 'action']
  const isLoading = ({ name }: Attr) => ['loading', 'decoding', 'fetchpriority'].includes(name)
  const attributeLook = ({ name, value }: Attr): string => {
    if (references.includes(name))
      return `${name}:${name === 'id' || value.split(' ').every((id) => document.getElementById(id) !== null)}`
    return contents.includes(name) || name.startsWith('data-') ? `${name}:${value.trim() !== ''}` : `${name}=${value}`
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')
  const look = (element: Element) => {
    const attributes = [...element.attributes].filter((attribute) => !isLoading(attribute))
    return [element.localName, hasText(element), ...attributes.map(attributeLook).sort()].join(' ')
  }

  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const seen: Seen[] = []
  const visit = (element: Element, parent: number, place: string) => {
    const setting = parent < 0 ? `${innerWidth} ${innerHeight} ${theme} ${document.title !== ''} ` : ''
    const index = seen.push([parent, place, setting + look(element)]) - 1
    for (const [at, child] of [...element.children].entries()) {
      if (!['head', 'script', 'style'].includes(child.localName))
        visit(child, index, `${child.localName}:nth-child(${at + 1})`)
    }
  }
  visit(document.documentElement, -1, 'html')
  return seen
}
