import { buildClient } from '../build/client.ts'
import { builtFrontend } from '../http/frontend/built.ts'
import { ROOT } from '../shop.ts'
import { runShop, say } from './run.ts'

await runShop(async () => {
  const began = performance.now()
  const { dir, isNew } = await buildClient(ROOT)
  if (isNew) say(`Built the client in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return { frontend: builtFrontend(dir) }
})
