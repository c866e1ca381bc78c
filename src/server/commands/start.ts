import { buildInChild } from '../build/child.ts'
import { findClient } from '../build/client.ts'
import { builtFrontend } from '../http/frontend/built.ts'
import { ROOT } from '../shop.ts'
import { runShop, say } from './run.ts'

await runShop(async () => {
  const { dir } = (await findClient(ROOT)) ?? (await build())
  return { frontend: builtFrontend(dir) }
})

async function build() {
  say('Building the client, which takes a moment …')
  const began = performance.now()
  const built = await buildInChild(ROOT)
  say(`Built it in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return built
}
