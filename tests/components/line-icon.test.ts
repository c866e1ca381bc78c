import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import createLineIcon from '#components/icon/line-icon.ts'

type Drawn = ComponentType<{ readonly size?: number; readonly className?: string; readonly strokeWidth?: number }>

interface IconModule {
  readonly default: Drawn
  readonly __iconData: Parameters<typeof createLineIcon>[0]
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
const names = [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(/'(lucide-react\/icons\/[\w-]+)'/g)].map(([, name = '']) => name)),
  ),
]

/** Some names stand for another one. */
async function read(name: string): Promise<IconModule> {
  const [, other] =
    /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(new URL(import.meta.resolve(name)), 'utf8')) ?? []
  return (await import(other === undefined ? name : `lucide-react/icons/${other}`)) as IconModule
}

test('there are icons to look at', () => {
  expect(names.length).toBeGreaterThan(20)
})

test.each(names)('%s is drawn as its library draws it, which may have drawn the page on the server', async (name) => {
  const { default: Theirs, __iconData: data } = await read(name)
  const Ours: Drawn = createLineIcon(data)
  for (const props of [{}, { size: 18 }, { size: 14, strokeWidth: 2.5, className: 'vb-tick' }]) {
    expect(renderToStaticMarkup(createElement(Ours, props))).toBe(renderToStaticMarkup(createElement(Theirs, props)))
  }
})
