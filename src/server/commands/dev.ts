import { viteFrontend } from '../http/frontend/vite.ts'
import { ROOT } from '../shop.ts'
import { runShop } from './run.ts'

await runShop(() => Promise.resolve({ frontend: viteFrontend(ROOT), checkAnswers: true }))
