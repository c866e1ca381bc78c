import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place that names a requirement. */
export interface Citation {
  /** Relative to the project's root, with `/`. */
  readonly file: string
  readonly id: string
  /** In a test file, the title of the test: the one that names it, or that follows the comment which does. */
  readonly title: string
  /** Of the file, from 1. */
  readonly line: number
}

const ID = '[a-z][a-z-]*\\.[a-z0-9]+(?:-[a-z0-9]+)+'
/** Ids in parentheses, and nothing else in them: in a comment, or at the end of a test's title. */
const CITATION = new RegExp(`\\((${ID}(?:,[\\s*/]+${ID})*)\\)(['"\`]?)`, 'g')
/** The first argument of a test or a group of tests: a text before a function. */
const TITLE = /\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>,\s*(?:async\b|\(|\{|function\b)/

/** The rules themselves. */
export const IS_RULES = /^machines\/(?:[a-z-]+\/)?requirements\//

/** The files that may cite requirements, relative to the root. */
export function citingFiles(root: string): readonly string[] {
  return ['README.md', ...['machines', 'src', 'tests'].flatMap((folder) => filesIn(root, folder))].filter(
    (file) => /\.(tsx?|md)$/.test(file) && !IS_RULES.test(file),
  )
}

/** Every requirement that a comment, a README or a test's title names. */
export function citationsIn(root: string): readonly Citation[] {
  return citingFiles(root).flatMap((file) => citationsOf(file, readFileSync(join(root, file), 'utf8')))
}

export function isTestFile(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file)
}

export function citationsOf(file: string, text: string): readonly Citation[] {
  return [...text.matchAll(CITATION)].flatMap(({ 0: { length }, 1: found = '', 2: quote = '', index }) => {
    const title = isTestFile(file) ? titleAt(text, index, index + length, quote) : ''
    const line = text.slice(0, index).split('\n').length
    return found.split(/,[\s*/]+/).map((id) => ({ file, id, title, line }))
  })
}

function titleAt(text: string, start: number, end: number, quote: string): string {
  if (quote) return text.slice(text.lastIndexOf(quote, start) + 1, start).trim()
  return TITLE.exec(text.slice(end))?.groups?.['title'] ?? ''
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  )
}
