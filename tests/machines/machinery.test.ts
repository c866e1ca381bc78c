import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'

import { ActorDriver, predict } from '../models/support/actor-driver.ts'
import { behaviourOf } from '../models/support/behaviour.ts'
import { pathsOf } from '../models/support/cover.ts'
import { walk } from '../models/support/driver.ts'
import { missingEvents, unknownEvents } from '../models/support/events.ts'
import { examine } from '../models/support/examine.ts'
import { judge } from '../models/support/judge.ts'
import { defineModel, done, type Model, type Step } from '../models/support/model.ts'
import { begin, follow, PASS } from '../models/support/moment.ts'
import { mutantsOf, type Mutant } from '../models/support/mutants.ts'
import type { Path } from '../models/support/paths.ts'
import { Mismatch } from '../models/support/plain.ts'
import { called } from '../models/support/rules.ts'
import { failAt } from '../models/support/fail-at.ts'
import { transitionKeys } from '#statecharts/graph/transitions.ts'
import { kettle, kettleModel } from './kettle.ts'

const EMPTY = { litres: 0 }

const predictions = (machine: AnyStateMachine, input: unknown, path: Path) => {
  let last = begin(machine, input)
  return [last, ...path.map((event) => (last = follow(machine, last, event)))].map(predict)
}

/** Walks all paths of a model; the transitions that were taken. */
async function walkAll(model: Model): Promise<ReadonlySet<string>> {
  const walked = new Set<string>()
  const driver = new ActorDriver(model.machine, EMPTY, { taken: (key) => walked.add(key) })
  for (const path of pathsOf(model, EMPTY)) await walk(driver, path, predictions(model.machine, EMPTY, path))
  return walked
}

describe('the paths of a model', () => {
  test('walk every transition of the chart: calls, timers, guards, eventless and raised ones', async () => {
    expect([...(await walkAll(kettleModel))].sort()).toEqual([...transitionKeys(kettle)].sort())
  })

  test('leave out what no sample reaches, so that the gate sees it', async () => {
    const walked = await walkAll({ ...kettleModel, answers: [done('heat', false)] })
    expect(transitionKeys(kettle).filter((key) => !walked.has(key))).toEqual([
      'kettle.heating::xstate.done.actor.heat::0',
      'kettle.heating::xstate.error.actor.heat::0',
      'kettle.boiling::whistled::0',
      'kettle.boiling::xstate.after.cooling.kettle.boiling::0',
    ])
  })

  test('end with an error where the situations do not end', () => {
    const endless = defineModel({
      machine: setup({
        types: { context: {} as { n: number }, events: {} as { type: 'more' } },
        actions: { count: assign(({ context }) => ({ n: context.n + 1 })) },
      }).createMachine({ id: 'endless', context: { n: 0 }, on: { more: { actions: 'count' } } }),
      events: [{ type: 'more' }],
      project: ({ context }) => context.n,
      rules: {},
      limit: 50,
    })
    expect(() => pathsOf(endless)).toThrow('limit')
  })
})

describe('the events of a model', () => {
  test('are missing where the chart knows one that has no sample', () => {
    const model = { ...kettleModel, events: [{ type: 'switch.on' } as const], answers: [done('heat')] }
    expect(missingEvents(model, new Set(['whistled']))).toEqual(['fill', 'switch.off', 'xstate.error.actor.heat'])
  })

  test('are unknown where the chart never reacts to a sample', () => {
    expect(unknownEvents({ ...kettleModel, answers: [done('cool')] })).toEqual(['xstate.done.actor.cool'])
  })
})

describe('the actor driver', () => {
  const toBoiling = [{ type: 'fill', litres: 2 }, { type: 'switch.on' }, done('heat', true)]

  test('shows what was called with what', () => {
    const driver = new ActorDriver(kettle, EMPTY)
    driver.reset()
    const seen = toBoiling.map((event) => {
      driver.event(event)
      return driver.read().effects
    })
    expect(seen).toEqual([
      [],
      [
        { type: 'light' },
        { type: 'xstate.spawnChild', params: { child: { actor: 'heat' }, src: 'heat', input: { litres: 2 } } },
      ],
      [
        { type: 'xstate.stopChild', params: { child: { actor: 'heat' } } },
        { type: 'xstate.raise', params: { event: { type: 'whistled' } } },
        {
          type: 'xstate.raise',
          params: {
            event: { type: 'xstate.after.cooling.kettle.boiling' },
            id: 'xstate.after.cooling.kettle.boiling',
            delay: 1000,
          },
        },
        { type: 'xstate.emit', params: { event: { type: 'boiled', litres: 2 } } },
      ],
    ])
  })

  test('lets time pass to the next timer only when it is told to', () => {
    const driver = new ActorDriver(kettle, EMPTY)
    driver.reset()
    for (const event of toBoiling) driver.event(event)
    expect(driver.read().value).toBe('boiling')
    driver.event(PASS)
    expect(driver.read().value).toBe('full')
    expect(() => driver.event(PASS)).toThrow('no timer runs')
  })

  test('refuses the answer of an actor that was not asked', () => {
    const driver = new ActorDriver(kettle, EMPTY)
    driver.reset()
    expect(() => driver.event(done('heat', true))).toThrow('heat was not asked for')
  })

  test('finds a chart that changes its context in place', () => {
    const careless = setup({
      types: { context: {} as { list: number[] }, events: {} as { type: 'add' } },
      actions: { addInPlace: assign(({ context: { list } }) => ({ list: list.fill(1) })) },
    }).createMachine({ id: 'careless', context: { list: [0] }, on: { add: { actions: 'addInPlace' } } })
    const driver = new ActorDriver(careless, undefined)
    driver.reset()
    driver.event({ type: 'add' })
    expect(driver.read().status).toBe('error')
    expect(() => follow(careless, begin(careless, undefined), { type: 'add' })).toThrow('read only')
  })

  test('finds a difference from the prediction and says where', async () => {
    const path = [{ type: 'fill', litres: 2 }]
    const wrong = predictions(kettle, { litres: 1 }, path)
    await expect(walk(new ActorDriver(kettle, EMPTY), path, wrong)).rejects.toThrow(Mismatch)
  })
})

describe('the rules of a model', () => {
  const isEmpty = {
    when: ({ event, before }: Step<typeof kettle>) =>
      event.type === 'switch.off' && before?.matches('heating') === true,
    must: () => expect('water').toBe('none'),
  }

  test('are broken on the shortest path that shows it', () => {
    const { broken } = examine({ ...kettleModel, rules: { isEmpty } } as unknown as Model)
    expect(broken.get('isEmpty')?.path.map(({ type }) => type)).toEqual(['fill', 'fill', 'switch.on', 'switch.off'])
    expect(String(broken.get('isEmpty')?.error)).toContain('none')
  })

  test('are idle where no step is about them', () => {
    expect(
      examine({ ...kettleModel, rules: { never: { when: () => false, must: () => {} } } } as unknown as Model).idle,
    ).toEqual(['never'])
  })

  test('are told with each event that leads to what breaks them', () => {
    const path = [{ type: 'fill', litres: 2 }, { type: 'switch.on' }]
    expect(() => failAt(path, new Error('No water'))).toThrow(
      'No water\n\nafter\n  1. fill {"litres":2}\n  2. switch.on\n',
    )
  })
})

test('an answer that no transition takes is found', () => {
  const deaf = setup({
    actors: { ask: fromPromise<boolean>(() => Promise.resolve(true)) },
    guards: { isYes: (_, params: { yes: boolean }) => params.yes },
  }).createMachine({
    id: 'deaf',
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          src: 'ask',
          id: 'ask',
          onDone: { guard: { type: 'isYes', params: ({ event }) => ({ yes: event.output }) }, target: 'glad' },
        },
      },
      glad: {},
    },
  })
  const model = defineModel({
    machine: deaf,
    events: [],
    answers: [done('ask', true), done('ask', false)],
    project: () => null,
    rules: {},
  })
  expect(examine(model as unknown as Model).ignored?.path).toEqual([done('ask', false)])
})

test('the behaviour table of a chart says what comes next and what is done, for each state and event', () => {
  const model = kettleModel as unknown as Model
  expect(behaviourOf(model, examine(model))).toMatchInlineSnapshot(`
    "# What the chart kettle does

    | State | Event | Guards | Next state | Effects |
    | --- | --- | --- | --- | --- |
    | (start) |  |  | filling |  |
    | filling | fill |  |  | sets litres |
    | filling | fill | isFull | full | sets litres |
    | full | switch.on |  | heating | calls light; starts heat |
    | heating | switch.off |  | full | stops heat |
    | heating | done heat (output: true) | isHot | boiling | raises whistled; sets the timer cooling; emits boiled |
    | heating | done heat (output: false) | otherwise | full |  |
    | heating | failed heat |  | full |  |
    | boiling | after cooling |  | full |  |

    | State | Tags |
    | --- | --- |
    | full | ready |
    | heating | busy |
    "
  `)
})

describe('the mutants of a chart', () => {
  test('are the chart with each single part dropped or changed', () => {
    expect(mutantsOf(kettle).map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "kettle: begins elsewhere",
        "kettle.filling: on fill: not taken",
        "kettle.filling: on fill: no action pour",
        "kettle.filling: always: not taken",
        "kettle.filling: always: no guard",
        "kettle.filling: always: leads to heating",
        "kettle.full: no tag ready",
        "kettle.full: on switch.on: not taken",
        "kettle.full: on switch.on: leads to boiling",
        "kettle.full: on switch.on: no action light",
        "kettle.heating: no tag busy",
        "kettle.heating: no invoke heat",
        "kettle.heating: onDone of heat, branch 1: not taken",
        "kettle.heating: onDone of heat, branch 1: no guard",
        "kettle.heating: onDone of heat, branch 1: leads to filling",
        "kettle.heating: onDone of heat, branch 1: no action whistle",
        "kettle.heating: onDone of heat, branch 2: not taken",
        "kettle.heating: onDone of heat, branch 2: leads to heating",
        "kettle.heating: onError of heat: not taken",
        "kettle.heating: onError of heat: leads to heating",
        "kettle.heating: on switch.off: not taken",
        "kettle.heating: on switch.off: leads to heating",
        "kettle.boiling: on whistled: not taken",
        "kettle.boiling: on whistled: no action tellBoiled",
        "kettle.boiling: after cooling: not taken",
        "kettle.boiling: after cooling: leads to heating",
      ]
    `)
  })

  test('are each told from the chart by their behaviour, and by a rule only where there is one', () => {
    const model = kettleModel as unknown as Model
    const findings = examine(model)
    const sound = { steps: findings.steps.length, behaviour: behaviourOf(model, findings, { guards: false }) }
    const light = {
      when: ({ event, before }: Step<typeof kettle>) => event.type === 'switch.on' && before?.matches('full') === true,
      must: (step: Step<typeof kettle>) => expect(called(step, 'light')).toHaveLength(1),
    }
    const verdictOn = (rules: object) => (part: string) =>
      judge({ ...model, rules } as Model, mutantsOf(kettle).find(({ name }) => name.includes(part)) as Mutant, sound)
    expect(mutantsOf(kettle).map((mutant) => judge(model, mutant, sound))).not.toContain('unseen')
    expect(['no action light', 'no tag busy'].map(verdictOn({}))).toEqual(['by table', 'by table'])
    expect(['no action light', 'no tag busy'].map(verdictOn({ light }))).toEqual(['by rules', 'by table'])
  })

  test('that go on for ever are found', () => {
    const model = kettleModel as unknown as Model
    const endless: Mutant = {
      name: 'endless',
      build: () =>
        kettle.provide({ actions: { light: assign(({ context }) => ({ litres: context.litres + 1 })) } as never }),
    }
    expect(judge(model, endless, { steps: 10, behaviour: '' })).toBe('by table')
  })

  test('are thinned out evenly above a bound', () => {
    const all = mutantsOf(kettle).map(({ name }) => name)
    const some = mutantsOf(kettle, 10).map(({ name }) => name)
    expect(some.length).toBeLessThanOrEqual(10)
    expect(all).toEqual(expect.arrayContaining(some))
  })
})
