/** Texts of a label that shops keep in fields they have named themselves. */
const LABEL_TEXTS = {
  warnings:
    /^(?:safety |health |product )?(?:warnings?|cautions?|precautions)(?: text| information)?$|^warnhinweise?$/i,
  allergens: /^(?:contains )?allergens?(?: information| info| advice)?$|^allergene?$/i,
} as const

export type LabelText = keyof typeof LABEL_TEXTS

/** Tells warnings and allergens by a field's name, as shops name their own: "Warnings (product.metafields.custom.warnings)", "Meta: _allergens". */
export function labelText(name: string): LabelText | undefined {
  const plain = name
    .replace(/\(.*\)\s*$/, '')
    .replace(/^meta:/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return (Object.keys(LABEL_TEXTS) as LabelText[]).find((text) => LABEL_TEXTS[text].test(plain))
}

/** The texts of a label among fields, and the names of the fields that hold them. */
export function labelTexts(fields: readonly { readonly name: string; readonly value: string }[]): {
  readonly texts: Partial<Record<LabelText, string>>
  readonly taken: ReadonlySet<string>
} {
  const texts: Partial<Record<LabelText, string>> = {}
  const taken = new Set<string>()
  for (const { name, value } of fields) {
    const text = labelText(name)
    if (text === undefined) continue
    texts[text] = [texts[text], value].filter((one) => one !== undefined).join('\n')
    taken.add(name)
  }
  return { texts, taken }
}
