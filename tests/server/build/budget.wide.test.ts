import { resolve } from 'node:path'

import { expect, it, onTestFinished, vi } from 'vitest'

import { buildInChild } from '#server/build/child.ts'
import { FIRST_JAVASCRIPT_LIMIT, FIRST_MODULES } from '#server/build/first-javascript.ts'

import { firstJavaScriptBytes } from '../../support/first-javascript.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const BUILD_MS = 240_000

it(
  'the first JavaScript of the client that the shop serves is within its budget (first-paint.javascript-has-a-budget)',
  async () => {
    // Vitest's own value makes Vite take React's larger build for developers.
    vi.stubEnv('NODE_ENV', undefined)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { dir } = await buildInChild(ROOT)
    expect(await firstJavaScriptBytes(dir, FIRST_MODULES)).toBeLessThanOrEqual(FIRST_JAVASCRIPT_LIMIT)
  },
  BUILD_MS,
)
