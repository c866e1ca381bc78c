/** A shop process for tests: the client as it was built, and every answer of the API compared with the contract. */
import { runShop } from '#server/commands/run.ts'

await runShop(() => Promise.resolve({ checkAnswers: true }))
