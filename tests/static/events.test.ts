import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { allMachines } from '#statecharts/graph/all-machines.ts'

import { eventsSent } from './events-sent.ts'

const sent = ['machines', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => eventsSent(name, readFileSync(`${folder}/${name}`, 'utf8'))),
)
const written = new Set(sent)
const made = sent.filter((type) => type.includes('*')).map((type) => type.split('*'))
const isMade = (type: string) =>
  made.some(([start = '', end = '']) => type.startsWith(start) && type.endsWith(end) && type !== `${start}${end}`)

/** Charts that only tests have are sent to by tests alone. */
const charts = (await allMachines('.')).filter(({ file }) => !file.startsWith('tests/'))

describe('an event of a chart', () => {
  it('is sent by something', () => {
    const own = charts.flatMap(({ machine }) =>
      machine.events
        .filter((type) => type !== '*' && !type.startsWith('xstate.'))
        .map((type) => ({ type, chart: machine.id })),
    )
    expect(own.length).toBeGreaterThan(400)
    expect(own.filter(({ type }) => !written.has(type) && !isMade(type))).toEqual([])
  })

  it('is found where an object has it as its type, but not in types, keys and comparisons', () => {
    const code = `
      type Event = { type: 'a.typed' }
      const on = { 'a.key': {} }
      if (event.type === 'a.compared') actor.send({ type: isMore ? 'a.more' : 'a.less' })
      raise({ type: \`a.\${name}\` })
      entering('a.entered')`
    expect(eventsSent('some.ts', code)).toEqual(['a.more', 'a.less', 'a.*', 'a.entered'])
    expect(eventsSent('some.tsx', '<Rows event="row.exclude" />')).toEqual(['row.exclude'])
  })
})
