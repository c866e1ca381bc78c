import { createActor, fromPromise, setup, SimulatedClock, type AnyActorRef } from 'xstate'
import { and, not } from 'xstate/guards'
import { describe, expect, it } from 'vitest'

import { observeSystem } from '#statecharts/recorder/from-xstate5.ts'
import { Recording } from '#statecharts/recorder/recording.ts'
import { Writer } from '#statecharts/recorder/to-record.ts'
import { Redactor } from '#statecharts/redact/redactor.ts'
import type { Recorded } from '#statecharts/trace/trace.ts'

const kettle = setup({
  types: {
    context: {} as { litres: number; boiled: number; gone?: string },
    events: {} as { type: string; litres?: number },
  },
  actors: { heat: fromPromise<string>(() => new Promise(() => {})) },
  actions: { ring: () => {} },
  delays: { coolDown: 500 },
  guards: {
    hasWater: ({ context }) => context.litres > 0,
    isBoiled: ({ context }) => context.boiled > 0,
  },
}).createMachine({
  id: 'kettle',
  context: { litres: 0, boiled: 0 },
  initial: 'cold',
  states: {
    cold: {
      on: {
        fill: { actions: ({ context: _ }) => {} },
        boil: {
          guard: and(['hasWater', not('isBoiled')]),
          target: 'hot',
          actions: { type: 'ring', params: { loud: true } },
        },
      },
    },
    hot: { invoke: { src: 'heat', id: 'heating' }, after: { coolDown: 'cold' }, on: { spill: 'empty' } },
    empty: { type: 'final' },
  },
})

function recorded(act: (actor: AnyActorRef, clock: SimulatedClock) => void, isLate = false, litres = 1) {
  const recording = new Recording(() => 0)
  const clock = new SimulatedClock()
  const machine = kettle.provide({})
  const actor = createActor(machine, {
    clock,
    snapshot: machine.resolveState({ value: 'cold', context: { litres, boiled: 0 } }),
  })
  if (isLate) actor.start()
  const observation = observeSystem(actor, (fact) => recording.keep(fact))
  if (!isLate) actor.start()
  act(actor, clock)
  const writer = new Writer(new Redactor('salt'))
  return { records: recording.from(0, Infinity).map((raw) => writer.record(raw)), observation, recording, actor }
}

const of = <Kind extends Recorded['kind']>(records: readonly Recorded[], kind: Kind) =>
  records.filter((record): record is Extract<Recorded, { kind: Kind }> => record.kind === kind)

describe('a recording', () => {
  it('begins with the actors that run already, their states and their timers', () => {
    const recording = new Recording(() => 0)
    const actor = createActor(kettle, {
      clock: new SimulatedClock(),
      snapshot: kettle.resolveState({ value: 'cold', context: { litres: 1, boiled: 0 } }),
    }).start()
    actor.send({ type: 'boil' })
    observeSystem(actor, (fact) => recording.keep(fact))
    const writer = new Writer(new Redactor('salt'))
    const records = recording.from(0, Infinity).map((raw) => writer.record(raw))
    expect(of(records, 'actor')).toMatchObject([
      { chart: 'kettle', resumed: true, state: { value: 'hot', context: { litres: 1 }, status: 'active' } },
      { name: 'heating', src: 'heat', parent: actor.sessionId, resumed: true },
    ])
    expect(of(records, 'timer')).toMatchObject([{ sets: { event: 'xstate.after.coolDown.kettle.hot' } }])
  })

  it('tells event, actions, timers, step and child of a transition', () => {
    const { records, actor } = recorded((kept) => kept.send({ type: 'boil' }))
    const [event] = of(records, 'event')
    expect(event).toMatchObject({ actor: actor.sessionId, event: { type: 'boil' } })
    expect(event).not.toHaveProperty('isByHand')
    expect(of(records, 'step')).toMatchObject([
      { cause: event?.n, transitions: ['kettle.cold::boil::0'], value: 'hot', status: 'active' },
    ])
    expect(of(records, 'action')).toContainEqual(
      expect.objectContaining({ type: 'ring', params: { loud: true }, cause: event?.n }),
    )
    expect(of(records, 'timer')).toMatchObject([{ sets: { event: 'xstate.after.coolDown.kettle.hot', ms: 500 } }])
    expect(of(records, 'actor').map(({ name }) => name)).toContain('heating')
  })

  it('tells a timer that goes off, and what is taken back', () => {
    const { records } = recorded((actor, clock) => {
      actor.send({ type: 'boil' })
      clock.increment(500)
    })
    expect(of(records, 'event').map(({ event }) => event.type)).toEqual(['boil', 'xstate.after.coolDown.kettle.hot'])
    expect(of(records, 'timer').at(-1)).not.toHaveProperty('sets')
    expect(of(records, 'stop')).toMatchObject([{ status: 'stopped' }])
  })

  it('says which guard refused, and of several the one that did (statecharts.says-why-it-did-not-move)', () => {
    const { records } = recorded((actor) => actor.send({ type: 'boil' }), false, 0)
    expect(of(records, 'ignored')).toMatchObject([
      { cause: 1, refused: [{ transition: 'kettle.cold::boil::0', guard: 'hasWater' }] },
    ])
  })

  it('says that no active state takes an event (statecharts.says-why-it-did-not-move)', () => {
    const { records } = recorded((actor) => actor.send({ type: 'spill' }))
    expect(of(records, 'ignored')).toMatchObject([{ refused: [] }])
    expect(of(records, 'step')).toEqual([])
  })

  it('tells the end of actors', () => {
    const { records } = recorded((actor) => {
      actor.send({ type: 'boil' })
      actor.send({ type: 'spill' })
    })
    expect(of(records, 'stop').map(({ status }) => status)).toEqual(['stopped', 'done'])
  })

  it('marks what is sent by hand', () => {
    const { observation, actor, recording } = recorded(() => {})
    observation.send(actor, { type: 'boil' })
    expect(recording.from(1, 1)).toMatchObject([{ kind: 'event', isByHand: true }])
  })

  it('is told of nothing once it has ended', () => {
    const { observation, actor, recording } = recorded(() => {})
    observation.stop()
    const { next } = recording
    actor.send({ type: 'boil' })
    expect(recording.next).toBe(next)
  })

  it('leaves out an actor that is created and never started', () => {
    const recording = new Recording(() => 0)
    const phantom = createActor(kettle)
    observeSystem(phantom, (fact) => recording.keep(fact))
    expect(recording.next).toBe(0)
  })

  it('keeps of what it forgets where each actor stood', () => {
    const recording = new Recording(() => 0, 10)
    const actor = createActor(kettle, {
      clock: new SimulatedClock(),
      snapshot: kettle.resolveState({ value: 'cold', context: { litres: 1, boiled: 0 } }),
    }).start()
    observeSystem(actor, (fact) => recording.keep(fact))
    actor.send({ type: 'boil' })
    for (let count = 0; count < 20; count += 1) actor.send({ type: 'nothing' })
    expect(recording.oldest).toBe(recording.next - 10)
    expect(recording.baseline()).toMatchObject([
      { kind: 'actor', isResumed: true, snapshot: { value: 'hot' } },
      { kind: 'actor', name: 'heating' },
    ])
  })
})
