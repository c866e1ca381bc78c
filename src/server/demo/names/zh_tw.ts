/** An alias of zh-TW (decision 2). */
export { NAMES } from './zh-TW.ts'
