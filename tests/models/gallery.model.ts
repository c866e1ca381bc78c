import assert from 'node:assert/strict'

import { galleryMachine } from '#statecharts/gallery/gallery.machine.ts'
import { readPlace } from '#statecharts/gallery/place.ts'

import { defineModel, done, failed } from './support/model.ts'
import type { Step } from './support/model.ts'
import { called, entered, started, waits } from './support/rules.ts'

type At = Step<typeof galleryMachine>

const items = { cart: ['cart.empty', 'cart.empty::cart.add::0'], wish: [], map: ['Cart and wishes'] }
const address = (hash: string) => ({ type: 'address.changed', hash }) as const
const hashes = [
  '',
  '#cart',
  '#cart/cart.empty',
  '#wish',
  '#map',
  '#map/Cart%20and%20wishes',
  '#requirements',
  '#gone',
  '#cart/cart.gone',
]
const answers = ['saveDrawing', 'copyText', 'printPage'].flatMap((id) => [done(id), failed(id)])

const atAddress = ({ event }: At) => event.type === 'address.changed'
const part = ({ value }: At['after'], region: keyof At['after']['value']) => value[region]
/** Changed settings, named by the prefix of the events that change them. */
const changed = ({ value, context }: At['after']) =>
  Object.entries({
    pane: value.pane !== 'drawing',
    overlay: value.overlay !== 'none',
    filter: value.filter !== 'all',
    command: value.command !== 'rests',
    page: value.paper !== 'rests',
    search: context.search !== '',
    zoom: context.zoom !== 'readable',
  })
    .filter(([, isChanged]) => isChanged)
    .map(([name]) => name)
/** Prefixes of events about the open chart; these are tried in combination with each of the others. */
const OF_PLACES = ['address', 'item', 'drawing', 'xstate']

export const model = defineModel({
  machine: galleryMachine,
  inputs: [{ items }],
  events: [
    ...hashes.map(address),
    { type: 'item.select', item: 'cart.empty' },
    { type: 'item.select', item: 'cart.empty::cart.add::0' },
    { type: 'item.select', item: 'cart.gone' },
    { type: 'item.leave' },
    { type: 'search.type', text: 'shared' },
    { type: 'search.type', text: '' },
    { type: 'zoom.set', zoom: 2 },
    { type: 'zoom.set', zoom: 'fit' },
    ...(['drawing', 'tree', 'table', 'requirements', 'review'] as const).map(
      (pane) => ({ type: 'pane.show', pane }) as const,
    ),
    ...(['none', 'actor', 'browser', 'guards', 'changes'] as const).map(
      (overlay) => ({ type: 'overlay.show', overlay }) as const,
    ),
    ...(['all', 'unheld', 'stateless'] as const).map((filter) => ({ type: 'filter.set', filter }) as const),
    { type: 'drawing.save', format: 'svg' },
    { type: 'drawing.save', format: 'png' },
    { type: 'command.copy', text: 'npm run charts' },
    { type: 'page.print', charts: ['cart', 'wish'] },
  ],
  answers,
  // Independent regions are tried one at a time.
  until: (snapshot, { type }) => {
    const [name = ''] = type.split('.')
    return changed(snapshot).some((one) => one !== name) && !OF_PLACES.includes(name)
  },
  project: ({ context: { items: _, ...context } }) => context,
  rules: {
    'shows what the address names': {
      requirements: [
        'statecharts.every-machine-is-drawn',
        'statecharts.map-of-messages',
        'statecharts.requirements-are-traced',
      ],
      when: atAddress,
      must: ({ event, after }) => {
        const place = readPlace(String(event['hash']), items)
        assert.equal(part(after, 'place'), place?.view ?? 'nowhere')
        assert.equal(after.context.chart, place?.view === 'chart' ? place.chart : null)
        const named = place?.view === 'map' ? place.area : place?.view === 'chart' ? place.item : null
        assert.equal(after.context.item, named)
      },
    },
    'puts what is selected into the address': {
      when: ({ event, before }) => event.type === 'item.select' && before?.context.chart === 'cart',
      must: (step) => {
        const { item } = step.event as unknown as { item: string }
        const isHere = items.cart.includes(item)
        assert.equal(step.after.context.item, isHere ? item : step.before?.context.item)
        assert.deepEqual(called(step, 'writeAddress'), isHere ? [{ address: `#cart/${encodeURIComponent(item)}` }] : [])
      },
    },
    'takes it out of the address when it is left': {
      when: ({ event, before }) =>
        event.type === 'item.leave' && before?.context.item !== null && before?.context.chart !== null,
      must: (step) => {
        assert.equal(step.after.context.item, null)
        assert.deepEqual(called(step, 'writeAddress'), [{ address: '#cart' }])
      },
    },
    'keeps the scale within one chart, and begins another at one that can be read': {
      when: (step) => atAddress(step) && step.before?.context.zoom === 2,
      must: ({ before, after }) => {
        const isSame = after.context.chart !== null && after.context.chart === before?.context.chart
        const isRequirements = part(after, 'place') === 'requirements' || after.context.chart === null
        if (isSame) assert.equal(after.context.zoom, 2)
        else if (!isRequirements) assert.equal(after.context.zoom, 'readable')
      },
    },
    'keeps pane and overlay from chart to chart': {
      requirements: ['statecharts.coverage-by-transition', 'statecharts.reviews-go-stale'],
      when: atAddress,
      must: ({ before, after }) => {
        assert.equal(part(after, 'pane'), before && part(before, 'pane'))
        assert.equal(part(after, 'overlay'), before && part(before, 'overlay'))
      },
    },
    'saves the open chart only, in the wanted format': {
      when: ({ event }) => event.type === 'drawing.save',
      must: (step) => {
        const chart = step.before?.context.chart
        const isFree = step.before?.matches({ file: 'saving' }) === false
        assert.deepEqual(
          started(step, 'saveDrawing'),
          isFree && typeof chart === 'string' ? [{ chart, format: step.event['format'] }] : [],
        )
      },
    },
    'says for three seconds that the command was copied': {
      when: (step) => entered(step, 'command.copied') || part(step.after, 'command') === 'copied',
      must: (step) => {
        if (step.before?.matches({ command: 'copying' })) assert.deepEqual(waits(step), [3000])
      },
    },
    'copies the command': {
      when: ({ event }) => event.type === 'command.copy',
      must: (step) => assert.deepEqual(started(step, 'copyText'), [{ text: step.event['text'] }]),
    },
    'draws for paper what is printed, and nothing otherwise': {
      when: () => true,
      must: ({ after }) =>
        assert.deepEqual(after.context.printed, after.matches({ paper: 'printing' }) ? ['cart', 'wish'] : []),
    },
  },
})
