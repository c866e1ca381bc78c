import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import * as v from 'valibot'

import * as compared from './compared-files.ts'
import { judgedBy, testedBy } from './judged-by.ts'
import type { Model } from './model.ts'
import { mutantsOf } from './mutants.ts'
import type { Verdicts } from './verdicts.ts'

const kept = v.strictObject({
  hash: v.string(),
  mutants: v.number(),
  unruled: v.array(v.string()),
  unseen: v.array(v.string()),
  /** By what the whole chart was tested when all its generated tests passed. */
  tested: v.optional(v.string()),
})

/** The file of the verdicts on all mutants of a chart. */
export const verdictsFile = ({ machine }: Model): string => compared.verdictsFile(machine.id)

/** The kept verdicts, unless there are none or what they were judged by is another now: chart, model, judge or XState. */
export async function readVerdicts(model: Model, test: string): Promise<Verdicts | undefined> {
  const found = v.safeParse(kept, readJson(verdictsFile(model)))
  if (!found.success || found.output.hash !== (await judgedBy(test))) return undefined
  const names = mutantsOf(model.machine, Infinity, model.isShared).map(({ name }) => name)
  return found.output.mutants === names.length ? { ...found.output, names } : undefined
}

/** Keeps the verdicts on all mutants of a chart; `test` is the file that declares its tests. */
export async function keepVerdicts(model: Model, test: string, { names, unruled, unseen }: Verdicts): Promise<void> {
  write(model, { hash: await judgedBy(test), mutants: names.length, unruled: [...unruled], unseen: [...unseen] })
}

/** True where all generated tests of a chart passed before, by the same code and files. */
export async function isKnownToPass(model: Model, test: string): Promise<boolean> {
  const found = v.safeParse(kept, readJson(verdictsFile(model)))
  if (!found.success || found.output.tested === undefined) return false
  const { id } = model.machine
  const files = [compared.behaviourFile(id), compared.coverageFile(id)].map((file) => readFileSync(file, 'utf8'))
  return found.output.tested === (await testedBy(test, files))
}

/** Keeps that all generated tests of a chart have passed, beside the verdicts on its mutants. */
export async function keepThatItPasses(model: Model, test: string, files: readonly string[]): Promise<void> {
  const found = v.safeParse(kept, readJson(verdictsFile(model)))
  if (found.success) write(model, { ...found.output, tested: await testedBy(test, files) })
}

function write(model: Model, content: v.InferOutput<typeof kept>): void {
  mkdirSync(dirname(verdictsFile(model)), { recursive: true })
  writeFileSync(verdictsFile(model), `${JSON.stringify(content, null, 2)}\n`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
