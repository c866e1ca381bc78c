import type { LanguageCode } from '#contract/languages.ts'
import type { Dosage, DoseUnit } from './dosage.ts'
export function parseDosage(
  text: string,
  _language: LanguageCode,
  base?: { readonly unit?: DoseUnit | undefined },
): Dosage | null {
  const m = /^(\d)-(\d)-(\d)$/.exec(text.trim())
  if (!m) return null
  const intakes = (['breakfast', 'lunch', 'dinner'] as const).flatMap((at, i) =>
    Number(m[i + 1]) > 0 ? [{ at, amount: Number(m[i + 1]) }] : [],
  )
  return intakes.length === 0
    ? null
    : {
        unit: base?.unit ?? 'piece',
        steps: [{ days: null, intakes }],
        food: null,
        rhythm: null,
        from: null,
        until: null,
      }
}
