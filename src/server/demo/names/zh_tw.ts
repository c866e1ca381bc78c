/** An alias of zh-TW (language.alias-equals-zh-tw). */
export { NAMES } from './zh-TW.ts'
