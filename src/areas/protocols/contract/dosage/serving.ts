import type { LanguageCode } from '#contract/languages.ts'
import type { Serving } from './dosage.ts'
export function servingOf(label: string, _language: LanguageCode): Serving | null {
  const m = /^(\d+) Capsule\(s\)$/.exec(label)
  return m ? { unit: 'capsule', amount: Number(m[1]) } : null
}
