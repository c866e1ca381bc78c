import { checkAccessibility } from './support/accessibility.ts'
import { checkTexts, settle } from './support/checks.ts'
import { expect, shopTest as test } from './support/test.ts'
import { Watch } from './support/watch.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/en/products')
  await settle(page)
})

test(
  'an error in the console is seen, unless the test names it (error.one-logger)',
  { tag: '@long' },
  async ({ page }) => {
    const watch = new Watch(page)
    const naming = new Watch(page)
    naming.expectConsole(/planted/)
    await page.evaluate('console.error("planted")')
    expect(watch.problems()).toEqual(['error: planted'])
    expect(naming.problems()).toEqual([])
  },
)

test('an error thrown in the page is seen', { tag: '@long' }, async ({ page }) => {
  const watch = new Watch(page)
  const body = 'setTimeout(() => { throw new Error("planted") })'
  await page.route('**/planted.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await Promise.all([page.waitForEvent('pageerror'), page.evaluate('import("/planted.js")')])
  expect(watch.problems()).toEqual(['thrown: planted'])
})

test('a request that fails is seen, unless the test names it', async ({ page, shop }) => {
  const watch = new Watch(page)
  const naming = new Watch(page)
  naming.expectFailure(/planted/)
  await page.evaluate('fetch("/api/planted").then((answer) => answer.text())')
  expect(watch.problems()).toEqual([`404 ${shop}/api/planted`])
  expect(naming.problems()).toEqual([])
})

test('what a test names must happen', ({ page }) => {
  const watch = new Watch(page)
  watch.expectConsole(/planted/)
  expect(watch.problems()).toEqual(['never happened: /planted/'])
})

test('the key of a text in its place is seen', async ({ page }) => {
  await checkTexts(page)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => (heading.textContent = 'list.more'))
  await expect(checkTexts(page)).rejects.toThrow('list.more')
})

test('a part that assistive technology cannot name is seen, and one that it names by other words than are seen (accessibility.no-part-without-a-name)', async ({
  page,
}) => {
  await checkAccessibility(page)
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('button')))
  await expect(checkAccessibility(page)).rejects.toThrow('button-name')
  await page.getByRole('main').evaluate((main) => {
    const button = main.querySelector('button:empty')
    button?.append('Protocols')
    button?.setAttribute('aria-label', 'Open the protocol builder')
  })
  await expect(checkAccessibility(page)).rejects.toThrow('protocols | open the protocol builder')
})

test('a part that has passed and lost its name since is seen', { tag: '@long' }, async ({ page }) => {
  await checkAccessibility(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link) => link.replaceChildren())
  await expect(checkAccessibility(page)).rejects.toThrow('link-name')
})
