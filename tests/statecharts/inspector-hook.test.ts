import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { build } from 'vite'
import { createActor, createMachine } from 'xstate'

import { offerToInspector } from '#app/inspector-hook.ts'

const wake = vi.hoisted(() => vi.fn())
vi.mock('#statecharts/recorder/index.ts', () => ({ wake }))

const HOOK = `${import.meta.dirname}/../../src/app/inspector-hook.ts`
const actor = createActor(createMachine({}))

describe('the hook of the inspector', () => {
  const kept = new Map<string, string>()
  const listeners = new Map<string, (event: { key: string }) => void>()

  beforeEach(() => {
    wake.mockClear()
    kept.clear()
    listeners.clear()
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
    vi.stubGlobal('addEventListener', (type: string, hear: (event: { key: string }) => void) =>
      listeners.set(type, hear),
    )
    vi.stubEnv('DEV', false)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  const open = () => {
    kept.set('verbena.inspector', 'open')
    listeners.get('storage')?.({ key: 'verbena.inspector' })
  }

  it('loads the recorder once an inspector opens, and not before', async () => {
    offerToInspector(actor, 'build', true)
    await vi.waitFor(() => expect(listeners.size).toBe(2))
    expect(wake).not.toHaveBeenCalled()
    open()
    await vi.waitFor(() => expect(wake).toHaveBeenCalledWith(actor, 'build'))
  })

  it('loads it where one is open already', async () => {
    kept.set('verbena.inspector', 'open')
    offerToInspector(actor, 'build', true)
    await vi.waitFor(() => expect(wake).toHaveBeenCalled())
  })

  it('does not react at all where the operator has not allowed it', async () => {
    kept.set('verbena.inspector', 'open')
    offerToInspector(actor, 'build', false)
    await import('#app/inspector-watch.ts')
    expect(listeners.size).toBe(0)
  })

  it('is silent where the browser keeps its storage from the shop', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied')
      },
    })
    offerToInspector(actor, 'build', true)
    await vi.waitFor(() => expect(listeners.size).toBe(2))
    expect(wake).not.toHaveBeenCalled()
  })

  it('is below 1 kB in the bundles (statecharts.inspector-costs-nothing-closed)', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: HOOK, formats: ['es'] },
        minify: true,
        rolldownOptions: { external: ['#statecharts/recorder/index.ts'] },
      },
    })
    const [bundle] = [built].flat() as { output: { code: string }[] }[]
    const code = (bundle?.output ?? []).map((chunk) => chunk.code).join('')
    expect(code).toContain('verbena.inspector')
    expect(Buffer.byteLength(code)).toBeLessThan(1000)
  })
})
