/** Texts of a label that shops keep in fields they have named themselves, in the languages of the shop. */
const LABEL_TEXTS = {
  warnings: anyOf([
    String.raw`(?:safety |health |product )?(?:warnings?|cautions?|precautions)(?: text| information)?`,
    'warnhinweise?',
    'advars(?:el|ler)',
    'advertencias?',
    'avertissements?',
    'mises? en garde',
    'figyelmeztetés(?:ek)?',
    'avvertenz[ae]',
    'waarschuwing(?:en)?',
    'advertências?',
    'avertismente?',
    '(?:使用上の)?(?:ご)?注意(?:事項)?',
    '警[告語](?:事項)?',
  ]),
  allergens: anyOf([
    '(?:contains )?allergens?(?: information| info| advice)?',
    'allergene?r?',
    'al[eé]rgen[oi]s?',
    'allergènes?',
    'allergének?',
    'allergeni',
    'allergenen',
    'alergén(?:io|ico)s?',
    'alergeni',
    'アレルゲン',
    'アレルギー物質',
    '過敏原',
  ]),
} as const

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|')})$`, 'iu')
}

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
