import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readCoverage } from '#statecharts/evidence/coverage-file.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { chartsOfRoot, incomingFacts, messagesBetween } from '#statecharts/evidence/messages.ts'
import { LONG_LIVED_CHARTS } from '#machines/app/actors.ts'
import { LATE, LATE_CHARTS } from '#machines/app/charts.ts'

import { matches } from '../models/support/events.ts'

/** The command box emits whatever command is chosen; its model chooses one of each kind, and these are not among them. */
const NOT_CHOSEN = ['builder.list', 'builder.edit', 'shortcuts.show']

const machines = await allMachines('.')
const coverage = readCoverage(
  '.',
  machines.map(({ machine }) => readMachine(machine)),
)
const messages = messagesBetween('.', machines, coverage)
const byId = new Map(machines.map(({ machine }) => [machine.id, machine]))
const eventsOf = (chart: string) => byId.get(chart)?.events ?? []

test('every machine has its coverage committed', () => {
  expect([...byId.keys()].filter((id) => !coverage.has(id))).toEqual([])
})

test('the root knows the chart behind each of its actors', () => {
  expect([...chartsOfRoot('.', machines).keys()].sort()).toEqual([...LONG_LIVED_CHARTS, ...LATE_CHARTS].sort())
})

test('the root starts each of its charts, whatever pages the tests open', () => {
  const started = new Set(messages.filter(({ from, kind }) => from === 'app' && kind === 'starts').map(({ to }) => to))
  expect([...chartsOfRoot('.', machines).values()].filter((chart) => !started.has(chart))).toEqual([])
})

/** Facts that reach the root as what they mean, which its types hold. */
const MEANT = new Set(Object.values(LATE).flatMap((row) => ('meanings' in row ? Object.keys(row.meanings) : [])))

test('a message is an event that its receiver takes', () => {
  const told = messages.filter(({ kind, to, event }) => kind !== 'starts' && !(to === 'app' && MEANT.has(event)))
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter(({ to, event }) => !eventsOf(to).some((taken) => matches(event, taken)))).toEqual([])
})

test('a fact that is listened for is one that its chart emits', () => {
  const silent = messages.filter(
    ({ kind, from, event }) => kind === 'fact' && !coverage.get(from)?.emits.includes(event),
  )
  expect(silent.map(({ from, event }) => `${from} ${event}`)).toEqual(NOT_CHOSEN.map((event) => `commandBox ${event}`))
  const charts = machines.flatMap(({ machine }) =>
    incomingFacts(machine).map(({ from, event }) => {
      const logic = machine.implementations.actors[from]
      return [machine.id, logic && 'id' in logic ? logic.id : from, event].join(' ')
    }),
  )
  expect(messages.filter(({ kind }) => kind === 'fact')).toHaveLength(new Set(charts).size)
})

test('everything that the sources of the root tell a chart is among the messages', () => {
  const sources = ['actions/pages', 'actions/person', 'actions/shopping', 'app.setup', 'opening', 'charts'].map(
    (file) => readFileSync(`machines/app/${file}.ts`, 'utf8'),
  )
  const written = sources.flatMap((source) => [...source.matchAll(/(?:telling|tell)\(\s*'(\w+)'/g)].map(([, to]) => to))
  const names = chartsOfRoot('.', machines)
  const told = new Set(messages.filter(({ from, kind }) => from === 'app' && kind === 'told').map(({ to }) => to))
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((name) => names.has(name ?? '') && !told.has(names.get(name ?? '') ?? ''))).toEqual([])
})
