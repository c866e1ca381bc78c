/** An alias of zh-TW (language.alias-equals-zh-tw). */
export { WORDS } from './zh-TW.ts'
