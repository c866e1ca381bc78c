/** A shop process for tests: the built client of the folder it is given, and every answer of the API compared with the contract. */
import { runShop } from '#server/commands/run.ts'
import { builtFrontend } from '#server/http/frontend/built.ts'
import { inPseudo } from '#server/pseudo/shop.ts'
import type { ShopOptions } from '#server/shop.ts'

const [clientDir = '', pseudo] = process.argv.slice(2)
const options: ShopOptions = { frontend: builtFrontend(clientDir), checkAnswers: true, drawWithin: 20_000 }

await runShop(() => Promise.resolve(pseudo === '--pseudo' ? inPseudo(options) : options))
