import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'

import { LEVEL_KEYS, ORGANISATION_KEYS, PROFESSION_KEYS } from './choice-keys.ts'
import { asWritten } from './files.ts'

/** Keys of `locales/{lng}/server.json`: all that the server itself says to people. */
export const MESSAGE_KEYS = [
  'badInput',
  'badAddress',
  'badBody',
  'notSignedIn',
  'foreignOrigin',
  'foreignHost',
  'notFound',
  'methodNotAllowed',
  'tooLarge',
  'addressTooLong',
  'wrongType',
  'unexpected',
  'notBuilt',
  'unavailable',
  'tooMany',
  'fieldInvalid',
  'fieldRequired',
  'fieldTooLong',
  'fieldRepeated',
  'contactThanks',
  'mailContactSubject',
  'mailContactBody',
  ...PROFESSION_KEYS,
  ...LEVEL_KEYS,
  ...ORGANISATION_KEYS,
  'notAllowed',
  'loginWrong',
  'loginInactive',
  'linkUnusable',
  'activationUnusable',
  'sessionEnded',
  'signedOut',
  'registered',
  'forgotSent',
  'passwordSet',
  'mailActivationSubject',
  'mailActivationBody',
  'mailRepeatedBody',
  'mailResetSubject',
  'mailResetBody',
  'mailRegisteredSubject',
  'mailRegisteredBody',
  'accountDeleted',
  'lastAdmin',
  'passwordChanged',
  'wrongCurrentPassword',
  'deviceSignedOut',
  'devicesSignedOut',
  'mailApprovedSubject',
  'mailApprovedBody',
  'mailRefusedSubject',
  'mailRefusedBody',
  'productGone',
  'restrictedProduct',
  'stockLeft',
  'soldOut',
  'quantityMost',
  'cartFull',
  'keyUsed',
  'cartEmpty',
  'cartMailed',
  'wishlistFull',
  'wishlistRemoved',
  'folderGone',
  'folderDeleted',
  'foldersFull',
  'folderFull',
  'mailCartSubject',
  'mailCartBody',
  'mailCartSum',
  'mailCartDiscount',
  'mailCartTotal',
  'docsTitle',
  'docsIntro',
  'docsMachineReadable',
  'docsAreas',
  'docsParameter',
  'docsPlace',
  'docsType',
  'docsNeeded',
  'docsYes',
  'docsNo',
  'docsAnswers',
  'docsStatus',
  'docsMeaning',
  'docsAccess',
  'docsAnyone',
  'docsNotBuilt',
] as const
export type MessageKey = (typeof MESSAGE_KEYS)[number]

/** The text of a key in a language, with `{{name}}` replaced by `values.name`. */
export type Messages = (language: LanguageCode, key: MessageKey, values?: Readonly<Record<string, string>>) => string

const textFile = v.record(v.string(), v.string())

/**
 * Reads the server's texts once. A language without a file, or without a key, gets the default language's text.
 * Throws where the default language's file is missing or incomplete.
 */
export function loadMessages(localesDir: string, reword = asWritten): Messages {
  const texts = new Map<LanguageCode, Readonly<Record<string, string>>>()
  for (const code of LANGUAGE_CODES) {
    const file = readText(join(localesDir, code, 'server.json'))
    if (file !== undefined) texts.set(code, v.parse(textFile, reword(code, v.parse(textFile, JSON.parse(file)))))
  }
  const fallback = texts.get(DEFAULT_LANGUAGE) ?? {}
  const missing = MESSAGE_KEYS.filter((key) => !Object.hasOwn(fallback, key))
  if (missing.length > 0) throw new Error(`server.json of ${DEFAULT_LANGUAGE} lacks: ${missing.join(', ')}`)

  return (language, key, values = {}) => {
    const text = texts.get(language)?.[key] ?? fallback[key] ?? key
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
