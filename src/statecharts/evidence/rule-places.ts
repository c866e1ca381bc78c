import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { TestPlace } from '../gallery-data.ts'
import { testFolders } from '../graph/chart-tests.ts'

/** The folders of the rules of charts' models, in each folder of tests: those of examples stand beside their tests. */
const MODELS = ['models', 'machines']
/** A line that begins a rule with its sentence, as the key of an object or the first of a pair. */
const RULE = /^ +(?<quote>['"`])(?<sentence>.+)\k<quote>(?::(?: \{)?|,)$/

/** Finds where the rules of models stand: a chart's test declares a test for each, by its sentence. */
export function rulePlaces(root: string): (test: string, sentence: string) => TestPlace {
  const rules = filesIn(root).flatMap((file) => rulesOf(root, file))
  const made = rules.filter(({ sentence }) => sentence.includes('${'))
  return (test, sentence) => {
    const same = rules.filter((rule) => rule.sentence === sentence)
    const found = same.length > 0 ? same : made.filter((rule) => isMadeOf(rule.sentence, sentence))
    // Rules of the same words stand in files that are called after their charts.
    const own = found.find(({ place: { file } }) => basename(file).startsWith(basename(test, '.test.ts')))
    return (own ?? found[0])?.place ?? { file: test, line: 1 }
  }
}

function isMadeOf(template: string, sentence: string): boolean {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`).test(sentence)
}

function filesIn(root: string): readonly string[] {
  const folders = testFolders(root).flatMap((tests) => MODELS.map((models) => `${tests}/${models}`))
  return folders.flatMap((folder) => {
    const path = join(root, folder)
    const names = existsSync(path) ? readdirSync(path, { encoding: 'utf8' }) : []
    return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`)
  })
}

function rulesOf(root: string, file: string) {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const sentence = RULE.exec(line)?.groups?.['sentence']
      return sentence === undefined ? [] : [{ sentence, place: { file, line: index + 1 } }]
    })
}
