import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import type { OpenFrontend } from '../http/frontend/frontend.ts'
import type { Texts } from '../texts/files.ts'
import { LOCALES, type ShopOptions } from '../shop.ts'
import { pseudoEnglish, pseudoTexts } from './pseudo.ts'

/** The address of a file of English texts (language.loads-only-the-current-one). */
const ENGLISH = new RegExp(`^/locales/${DEFAULT_LANGUAGE}/([a-z]+\\.json)(?:\\?|$)`)

/** A shop that speaks the pseudo-language for English, in its files, its pages and its own messages. */
export function inPseudo(options: ShopOptions): ShopOptions {
  return { ...options, frontend: withPseudoFiles(options.frontend), reword: pseudoEnglish }
}

function withPseudoFiles(open: OpenFrontend): OpenFrontend {
  return async (server) => {
    const frontend = await open(server)
    return { ...frontend, wrap: (listener) => pseudoFilesBefore(frontend.wrap(listener)) }
  }
}

/** Reads a file each time, so that a change of it is seen. One that is not there is left to the shop. */
function pseudoFilesBefore(listener: RequestListener): RequestListener {
  return (request, response) => {
    const [, file] = ENGLISH.exec(request.url ?? '') ?? []
    const texts = file === undefined ? undefined : readTexts(join(LOCALES, DEFAULT_LANGUAGE, file))
    if (texts === undefined) return listener(request, response)
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(pseudoTexts(texts)))
  }
}

function readTexts(path: string): Texts | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Texts
  } catch {
    return undefined
  }
}
