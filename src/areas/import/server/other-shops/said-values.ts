import type { LeftOutReason } from '#areas/import/contract/import-formats.ts'

/** Words of other shops, as they stand in cells. */

const OUT =
  /^(?:0|no|n|false|nein|non|nej|nee|nem|nu|não|nie|нет|out ?of ?stock|sold ?out|unavailable|preorder|pre-order|nicht (?:vorrätig|verfügbar|auf lager)|ausverkauft|agotado|sin existencias|rupture(?: de stock)?|épuisé|esaurito|non disponibile|esgotado|sem stock|uitverkocht|niet op voorraad|udsolgt|ikke på lager|elfogyott|nincs (?:raktáron|készleten)|stoc epuizat|indisponibil|brak(?: w magazynie)?|нет в наличии|在庫切れ|在庫なし|売り切れ|缺貨|無庫存|已售完)$/iu
const IN =
  /^(?:1|yes|y|true|ja|oui|sí|si|sì|igen|da|sim|tak|да|in ?stock|available|limited(?: availability)?|unlimited|unbegrenzt|illimité|ilimitado|illimitato|onbeperkt|∞|(?:on ?)?back ?orders?|vorrätig|auf lager|verfügbar|lieferbar|en stock|disponible|hay existencias|en existencias|disponibile|em stock|disponível|op voorraad|på lager|raktáron|készleten|în stoc|disponibil|w magazynie|dostępny|в наличии|在庫あり|有庫存|有貨|現貨供應)$/iu
const HIDDEN =
  /^(?:0|no|n|false|nein|non|hidden|exclude-from-catalog.*|not visible individually|nowhere|none|versteckt|masqué|oculto)$/iu
const DRAFT = /^(?:-1|draft|pending|future|auto-draft|trash|entwurf|brouillon|borrador|bozza|concept|kladde)$/i
const UNPUBLISHED =
  /^(?:0|no|n|false|nein|non|nej|nee|nem|nu|não|private|privat|hidden|inactive|disabled|off|inaktiv|inactif|inactivo)$/iu

const words = (text: string): string => text.replaceAll('_', ' ').trim()

/** Undefined for words that say neither. */
export function isInStock(text: string): boolean | undefined {
  if (OUT.test(words(text))) return false
  return IN.test(words(text)) ? true : undefined
}

export const isYes = (text: string): boolean =>
  /^(?:1|yes|y|true|ja|oui|sí|si|sì|igen|da|sim|notify|allow|continue)$/iu.test(text)

export const isHidden = (text: string): boolean => HIDDEN.test(text)

export function unpublishedAs(text: string): LeftOutReason | undefined {
  if (DRAFT.test(text)) return 'draft'
  if (/^archived$/i.test(text)) return 'archived'
  return UNPUBLISHED.test(text) ? 'private' : undefined
}

export type Kind = 'product' | 'variable' | 'variation' | LeftOutReason

/** The kind of a row among marks such as `virtual`: 'simple, virtual'. A table of an unknown shop may call its kinds as it likes. */
export function kindOf(text: string, isKnownShop: boolean): Kind {
  const marks = text
    .toLowerCase()
    .split(',')
    .map((mark) => mark.replace(/[_ ]?product$/, '').trim())
  const has = (pattern: RegExp): boolean => marks.some((mark) => pattern.test(mark))
  if (has(/gift/)) return 'gift_card'
  if (has(/^(?:download(?:able)?|digital)$/)) return 'downloadable'
  if (has(/^(?:virtual|service|services)$/)) return 'virtual'
  if (has(/^(?:product[_ ])?(?:variation|variant)$/)) return 'variation'
  if (has(/^variable$/)) return 'variable'
  if (has(/^grouped$/)) return 'grouped'
  if (has(/^(?:external|affiliate|external\/affiliate)$/)) return 'external'
  if (has(/^(?:bundle|configurable|composite|subscription|variable-subscription)$/)) return 'other_kind'
  return isKnownShop && !has(/^(?:simple|physical|)$/) ? 'other_kind' : 'product'
}
