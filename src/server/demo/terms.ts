import type { OptionName } from './options.ts'
import type german from './words/de.json'

/**
 * Every word of the demo's product names and labels that is not also the name of a filter option. English is the key:
 * a word that the translations don't have does not compile as a name, and a language that lacks one does not compile either.
 */
export type Term = keyof typeof german.terms

/** All names that product texts are made of. */
export type TermName = OptionName | Term
