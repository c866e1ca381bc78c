import type { Locator, Page } from 'playwright/test'

import { SAID, type View, type Visible } from '../../models/protocol-builder.person.ts'

import { BuilderPart } from '../pages/builder.ts'
import { Frame } from '#tests/browser/pages/frame.ts'
import { text } from '#tests/browser/texts.ts'
import { card } from './protocol-builder-world.ts'

type Sight = Exclude<Visible, string>

/** Does not wait. */
export async function seenOfBuilder(page: Page): Promise<Sight> {
  const builder = new BuilderPart(page)
  const shape = await shapeOf(builder)
  const region = shape === 'bar' ? builder.bar : builder.panel
  const isShown = shape === 'bar' || shape === 'panel'
  const [heading = null] = isShown ? await region.getByRole('heading', { level: 2 }).allTextContents() : []
  const view = heading === null ? null : viewOf(heading)
  return {
    shape,
    view,
    active: shape === 'bar' ? await nameOnBar(builder, card.name) : nameIn(view, heading ?? ''),
    canFinish: isShown && (await region.getByRole('button', { name: text('builder:finish'), exact: true }).isVisible()),
    share: isShown && (view === null || view === 'active') ? await shareIn(region) : null,
    width: shape === 'panel' ? Number(await attribute(builder.edge, 'aria-valuenow')) : null,
    fields: view === 'create' || view === 'edit' ? await fieldsOf(builder) : null,
    note: view === 'note' ? await noteOf(builder.field(text('builder:shareForm.noteLabel'))) : null,
    added: await builder.bar.getByText(text('builder:add.addedName', { name: card.name })).isVisible(),
    canAdd: await builder.anyAdd(card.name).isVisible(),
    said: saidIn((await new Frame(page).messages.allTextContents()).join(' ')),
  }
}

async function shapeOf(builder: BuilderPart): Promise<Sight['shape']> {
  if (await builder.opener.isVisible()) return 'tab'
  if (await builder.bar.isVisible()) return 'bar'
  return (await builder.panel.isVisible()) ? 'panel' : 'none'
}

const SHARING = text('builder:shareForm.title', { name: '' })
const VIEWS: Readonly<Record<string, View>> = {
  [text('builder:list.title')]: 'list',
  [text('builder:create.title')]: 'create',
  [text('builder:edit.title')]: 'edit',
  [text('builder:shareForm.note')]: 'note',
}

function viewOf(heading: string): View {
  return VIEWS[heading] ?? (heading.startsWith(SHARING) ? 'share' : 'active')
}

function nameIn(view: View | null, heading: string): string | null {
  if (view === 'share') return heading.slice(SHARING.length)
  return view === 'active' ? heading : null
}

/** For a moment after something was added the bar says that first. */
async function nameOnBar(builder: BuilderPart, product: string): Promise<string | null> {
  const added = `${text('builder:add.addedName', { name: product })}. `
  const label = ((await attribute(builder.name, 'aria-label')) ?? '').replace(added, '')
  return label === text('builder:bar.choose') ? null : label.replace(text('builder:bar.change', { name: '' }), '')
}

async function shareIn(region: Locator): Promise<Sight['share']> {
  const buttons = region.getByRole('button', { name: text('builder:share'), exact: true })
  if ((await buttons.count()) === 0) return null
  return (await attribute(buttons, 'aria-disabled')) === 'true' ? 'refused' : 'ready'
}

async function fieldsOf(builder: BuilderPart): Promise<Sight['fields']> {
  const [name = '', description = ''] = await Promise.all(
    ['name', 'description'].map((key) => valueOf(builder.field(text(`builder:field.${key}`)))),
  )
  return { name, description }
}

async function noteOf(field: Locator): Promise<Sight['note']> {
  return { text: await valueOf(field), isRefused: (await attribute(field, 'aria-invalid')) === 'true' }
}

function saidIn(words: string): Sight['said'] {
  return SAID.filter((key) =>
    ['Calm', 'Calmer'].some((name) => words.includes(text(`builder:notice.${key}`, { name }))),
  )
}

async function attribute(elements: Locator, name: string): Promise<string | null> {
  const [value = null] = await elements.evaluateAll(
    (found, wanted) => found.map((element) => element.getAttribute(wanted)),
    name,
  )
  return value
}

async function valueOf(fields: Locator): Promise<string> {
  const [value = 'absent'] = await fields.evaluateAll((found) =>
    found.map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  )
  return value
}
