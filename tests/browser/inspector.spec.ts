import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { InspectorPage } from './pages/inspector.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const CERTIFIED = 'certified@verbena.test'

test('a share, seen in the inspector while it happens, sent to by hand, gone back in, saved and opened again', async ({
  page,
  context,
}, info) => {
  test.slow()
  await signIn(page, CERTIFIED)
  await page.goto('/en/products')
  const builder = new BuilderPart(page)
  const name = `Calm ${randomUUID().slice(0, 8)}`
  await builder.opener.click()
  await builder.button(text('builder:list.new')).click()
  await builder.field(text('builder:field.name')).fill(name)
  await builder.field(text('builder:field.description')).fill('Four weeks.')
  await builder.button(text('builder:create.submit')).click()
  await expect(builder.heading(name)).toBeVisible()

  const beside = await context.newPage()
  const inspector = await InspectorPage.open(beside)
  await inspector.actor('protocolBuilder').click()
  await expect(inspector.heading('protocolBuilder')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${text('builder:add.name', { name: '' })}`) })
    .first()
    .click()
  await builder.button(text('builder:share')).click()

  // The builder's chart stands in its state of sharing, and the form runs below it.
  await expect(inspector.active('protocolBuilder', 'SharingProtocol')).toBeVisible()
  await expect(inspector.actor('shareForm')).toBeVisible()
  await inspector.invoke('shareForm').click()
  await expect(inspector.heading('shareForm')).toBeVisible()

  // An event that nobody waits for says why it moved nothing.
  await inspector.tab('Send an event').click()
  await inspector.ignoredOffer.first().click()
  await inspector.send.click()
  await expect(inspector.byHand.first()).toBeVisible()
  await expect(inspector.reason).toBeVisible()
  await inspector.payload.fill('{"id": ')
  await expect(inspector.alert).toContainText('Line 1, column')
  await checkAccessibility(beside)

  // Earlier moments are worked out from the recording; the shop stays where it is.
  await inspector.slider.focus()
  await inspector.slider.press('Home')
  await expect(inspector.button('Back to live')).toBeVisible()
  await inspector.slider.press('ArrowRight')
  await expect(inspector.moment).toContainText('#')
  await inspector.tab('Context').click()
  await inspector.tab('After').click()
  await checkAccessibility(beside)
  await beside.emulateMedia({ colorScheme: 'dark' })
  await inspector.tab('Sequence').click()
  await checkAccessibility(beside)
  await inspector.button('Back to live').click()
  await expect(inspector.moment).toContainText('Now')

  // The file holds no secret, and shows the same again.
  const file = info.outputPath('share.trace.json')
  await (await inspector.save()).saveAs(file)
  expect(await readFile(file, 'utf8')).not.toContain(CERTIFIED)
  await inspector.open({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await expect(inspector.alert).toContainText('The file is no JSON.')
  await inspector.open(file)
  await expect(inspector.state).toHaveText('From a file')
  await inspector.actor('shareForm').click()
  await expect(inspector.heading('shareForm')).toBeVisible()
})

test('of two inspectors both show the shop, and one goes on when the other is closed', async ({ page, context }) => {
  const beside = await context.newPage()
  const first = await InspectorPage.open(beside)
  const second = await InspectorPage.openBeside(context)
  await page.goto('/en/products')
  for (const inspector of [first, second]) await expect(inspector.active('catalogue', 'open')).toBeVisible()

  await beside.goto('about:blank')
  await page.goto('/en/contact')
  await expect(second.actor('contactForm')).toBeVisible()
  await expect.poll(async () => (await second.recordings()).length).toBe(2)
})

test('the moment, the actor and the filter in sight stand in the address: a reload keeps them, and back goes back (statecharts.moment-in-the-address)', async ({
  page,
  context,
}) => {
  const beside = await context.newPage()
  const inspector = await InspectorPage.open(beside)
  await page.goto('/en/products')
  await expect(inspector.active('catalogue', 'open')).toBeVisible()
  await inspector.actor('toaster').click()
  await expect(inspector.heading('toaster')).toBeVisible()
  await inspector.actor('gate').click()
  await expect(inspector.heading('gate')).toBeVisible()
  await beside.getByRole('searchbox', { name: 'Search the log' }).fill('starts')
  await inspector.slider.focus()
  await inspector.slider.press('Home')
  await expect(inspector.moment).toContainText('#')
  const moment = await inspector.moment.textContent()
  await expect(beside).toHaveURL(/#tab=\w+&actor=[^&]+&at=\d+&text=starts$/)
  const heading = await beside.getByRole('heading', { level: 2 }).first().textContent()

  await beside.reload()
  await expect(inspector.moment).toHaveText(moment ?? '')
  await expect(beside.getByRole('heading', { level: 2 }).first()).toHaveText(heading ?? '')
  await expect(beside.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('starts')

  const link = await context.newPage()
  await link.goto(beside.url())
  await expect(link.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('starts')
  await link.close()

  await beside.goBack()
  await expect(inspector.heading('gate')).toBeVisible()
  await expect(inspector.moment).toContainText('Now')
  await beside.goBack()
  await expect(inspector.heading('toaster')).toBeVisible()
})

test('a tab that does not answer is said not to have answered, never to be closed, and is live again once it does', async ({
  page,
  context,
}) => {
  const beside = await context.newPage()
  await beside.clock.install()
  const inspector = await InspectorPage.open(beside)
  await page.goto('/en/products')
  await expect(inspector.active('catalogue', 'open')).toBeVisible()
  const unheard = await page.evaluateHandle(() => {
    const { prototype } = BroadcastChannel
    const before = Object.getOwnPropertyDescriptor(prototype, 'postMessage') ?? {}
    prototype.postMessage = () => {}
    return () => Object.defineProperty(prototype, 'postMessage', before)
  })
  await beside.clock.runFor(12_000)
  await expect(inspector.state).toHaveText(/^No answer since \d\d:\d\d:\d\d\. The tab may be asleep\.$/)
  await checkAccessibility(beside)
  await unheard.evaluate((end) => void end())
  await beside.clock.runFor(2000)
  await expect(inspector.state).toHaveText('Live.')
})
