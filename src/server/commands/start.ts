import { buildInChild, completeInChild } from '../build/child.ts'
import { findClient } from '../build/client.ts'
import { builtFrontend } from '../http/frontend/built.ts'
import { ROOT } from '../shop.ts'
import { runShop, say } from './run.ts'

await runShop(() =>
  Promise.resolve({
    frontend: async (server) => {
      const { dir } = (await findClient(ROOT)) ?? (await build())
      const frontend = await builtFrontend(dir)(server)
      let completed: Promise<void> | undefined
      return { ...frontend, complete: () => (completed ??= completeInChild(ROOT, dir)) }
    },
  }),
)

async function build() {
  say('Building the client, which takes a moment …')
  const began = performance.now()
  const built = await buildInChild(ROOT)
  say(`Built it in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return built
}
