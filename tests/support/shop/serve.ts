/** A shop process for tests: the built client of the folder it is given, and every answer of the API compared with the contract. */
import { runShop } from '#server/commands/run.ts'
import { builtFrontend } from '#server/http/frontend/built.ts'

const [clientDir = ''] = process.argv.slice(2)

await runShop(() => Promise.resolve({ frontend: builtFrontend(clientDir), checkAnswers: true }))
