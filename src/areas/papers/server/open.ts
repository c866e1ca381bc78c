import { openPapers, type PaperDeps } from './index.ts'

export const open = (deps: PaperDeps) => ({ services: { papers: openPapers(deps) } })
