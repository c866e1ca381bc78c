import { NAME_MAX } from '#contract/constants.ts'

import { ruleOfName } from './practice-name.machine.ts'

/** A name that a practice page could have, from what the practice is called; empty where there is none. */
export function suggestedName(called: string): string {
  const name = called
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replaceAll(/^-|-$/g, '')
  return name === '' || ruleOfName(name) ? '' : name
}
