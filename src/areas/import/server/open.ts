import type { Region } from '#contract/constants.ts'

import { type ImportDeps, openImports } from './jobs/index.ts'

interface OpenDeps extends Pick<ImportDeps, 'database' | 'uploadsDir' | 'messages' | 'log'> {
  readonly region: Region
  readonly shopName: string
}

export function open({ database, uploadsDir, messages, log, region, shopName }: OpenDeps) {
  const imports = openImports({ database, uploadsDir, shop: { region, name: shopName }, messages, log })
  return { services: { imports }, background: [imports] }
}
