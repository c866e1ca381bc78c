import { PAGE_NAMES, pageNamed } from './pages.ts'
import type { TextFile } from './pages.ts'

/** The files that a language's texts come in, for the browser. Not in `pages.ts`: the first JavaScript does without. */
export const TEXT_FILES: readonly TextFile[] = [
  ...new Set<TextFile>(['common', ...PAGE_NAMES.flatMap((name) => pageNamed(name).texts ?? [])]),
]
