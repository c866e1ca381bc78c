/** An alias of zh-TW (decision 2). */
export { WORDS } from './zh-TW.ts'
