import type { ChosenFile } from '#contract/rules.ts'

import type { ChosenFiles } from './chosen-files.ts'

const isFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'file'

/** A body as form data: files themselves, texts as they are, numbers and boxes as text, groups and lists as JSON. */
export function formDataOf(body: Readonly<Record<string, unknown>>, files: ChosenFiles): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (isFile(value)) {
      const file = files.find(value.id)
      if (file) data.set(name, file.type === value.type ? file : new File([file], file.name, { type: value.type }))
    } else data.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return data
}

/** The ids of the files in a body. */
export const filesIn = (body: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(body)
    .filter(isFile)
    .map(({ id }) => id)
