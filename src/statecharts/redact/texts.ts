import { RULE_ERRORS } from '#contract/rules.ts'
import { TEXT_FILES } from '#areas/text-files.ts'
import type { SecretKind } from '#machines/secret-keys.ts'

import { tagFor } from './tags.ts'

const EMAIL = /[\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
const JWT = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi
/** Random letters and digits: longer than words are, and mixed. */
const OPAQUE = /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])(?:\w{24,}|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,})/g
const SECRET_NAME = String.raw`[\w.-]*(?:token|secret|pass|mail|code|multipass|query|keyword|search)[\w.-]*`
const QUERY = new RegExp(String.raw`([?&]${SECRET_NAME}=)([^&#\s]+)`, 'gi')
/** The same in an address that is a value of another, encoded as often as that is. */
const QUERY_WITHIN = new RegExp(
  String.raw`(%((?:25)*)(?:3F|26)${SECRET_NAME}%\2(?:3D))((?:(?!%\2(?:26|23))[^&#\s])+)`,
  'gi',
)

/** The key of one of the shop's own texts, which says its file. */
const TEXT_KEY = new RegExp(String.raw`^(?:${TEXT_FILES.join('|')}):[\w.-]+$`)

const CODES: ReadonlySet<string> = new Set(RULE_ERRORS)

/** A shorter secret may be a word of any text. */
const SHORTEST_FOUND_AGAIN = 3
const MOST_FOUND_AGAIN = 500

/** Replaces secrets within texts: those of a known shape, and those that were met under a key of their own before. */
export class Texts {
  readonly #salt: string
  readonly #met = new Map<string, string>()
  #pattern: RegExp | undefined

  constructor(salt: string) {
    this.#salt = salt
  }

  /** A text that is a secret itself. */
  secret(kind: SecretKind, text: string): string {
    if (CODES.has(text) || (kind !== 'password' && TEXT_KEY.test(text))) return text
    const tag = tagFor(kind, text, this.#salt)
    if (tag !== text) this.#meet(text.trim(), tag.trim())
    return tag
  }

  /** A text that may hold secrets. */
  open(text: string): string {
    // Most texts are short words and hold none.
    if (text.length < SHORTEST_FOUND_AGAIN || TEXT_KEY.test(text)) return text
    let redacted = this.#withoutMet(text)
    if (redacted.includes('@')) redacted = redacted.replace(EMAIL, (one) => tagFor('email', one, this.#salt))
    if (redacted.includes('='))
      redacted = redacted.replace(QUERY, (_, key: string, value: string) => key + this.#tag(value))
    if (redacted.includes('%'))
      redacted = redacted.replace(QUERY_WITHIN, (_, key: string, __, value: string) => key + this.#tag(value))
    if (redacted.length < SHORTEST_OPAQUE || !/\d/.test(redacted)) return redacted
    return [JWT, UUID, OPAQUE].reduce((rest, shape) => rest.replace(shape, (one) => this.#tag(one)), redacted)
  }

  #tag(text: string): string {
    return tagFor('text', text, this.#salt)
  }

  #withoutMet(text: string): string {
    if (this.#met.size === 0) return text
    this.#pattern ??= new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${[...this.#met.keys()]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    )
    return text.replace(this.#pattern, (one) => this.#met.get(one) ?? one)
  }

  #meet(secret: string, tag: string): void {
    if (secret.length < SHORTEST_FOUND_AGAIN || this.#met.has(secret) || this.#met.size >= MOST_FOUND_AGAIN) return
    this.#met.set(secret, tag)
    this.#pattern = undefined
  }
}

const SHORTEST_OPAQUE = 24

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
