import { buildClient } from '../build/client.ts'
import { ROOT } from '../shop.ts'
import { runShop, say } from './run.ts'

await runShop(async () => {
  const began = performance.now()
  if (await buildClient(ROOT)) say(`Built the client in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return {}
})
