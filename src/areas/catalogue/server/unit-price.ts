import type { UnitPrice } from '#areas/catalogue/contract/catalogue.ts'

/** Kilograms and litres in each unit of weight or volume, as labels write it. */
const MEASURES: readonly (readonly [UnitPrice['unit'], number, readonly string[]])[] = [
  ['kg', 0.001, ['g', 'gr', 'gram', 'grams', 'gramm']],
  ['kg', 1, ['kg', 'kilogram', 'kilograms', 'kilogramm']],
  ['kg', 0.028_349_523_125, ['oz', 'ozs', 'ounce', 'ounces']],
  ['kg', 0.453_592_37, ['lb', 'lbs', 'pound', 'pounds']],
  ['l', 0.001, ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters']],
  ['l', 0.01, ['cl']],
  ['l', 1, ['l', 'litre', 'litres', 'liter', 'liters']],
  ['l', 0.029_573_529_562_5, ['fl oz', 'floz', 'fluid ounce', 'fluid ounces']],
]

const MEASURE_OF = new Map(MEASURES.flatMap(([unit, each, names]) => names.map((name) => [name, { unit, each }])))

/** Below 10 g or 10 ml no unit price is shown: it would say little, and the law does not ask for it. */
const LEAST = 0.01

/** A variant by its contents. */
interface Contents {
  /** In cents. */
  readonly price: number
  readonly quantity: number | null
  readonly unit: string | null
  readonly label: string
}

/**
 * The price of a kilogram or a litre (price.per-kilogram-or-litre), by the unit or, where the catalogue has none, by a label
 * that is nothing but a measure. Undefined for what is sold by number.
 */
export function unitPriceOf({ price, quantity, unit, label }: Contents): UnitPrice | undefined {
  const measure = unit === null ? measureOn(label) : measureOf(quantity, unit)
  if (measure === undefined || measure.amount < LEAST) return undefined
  return {
    price: Math.round(price / measure.amount) / 100,
    unit: measure.unit,
    amount: Math.round(measure.amount * 1e6) / 1e6,
  }
}

function measureOf(quantity: number | null, name: string): { unit: UnitPrice['unit']; amount: number } | undefined {
  const plain = name.toLowerCase().replaceAll('(s)', '').replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()
  const measure = MEASURE_OF.get(plain)
  return measure && quantity !== null ? { unit: measure.unit, amount: quantity * measure.each } : undefined
}

/** A number with the unit behind it; three digits behind a separator could be thousands or decimals. */
const MEASURED = /^(\d+)(?:[.,](\d{1,2}|\d{4,}))?\s*(\p{L}[\p{L}. ]*)$/u

/** Shops of other software name variants by several choices, `Vanilla / 500 g`. Two measures would be a guess. */
function measureOn(label: string): ReturnType<typeof measureOf> {
  const found = label.split(/\s*[/|;·]\s*|,\s+/).flatMap((part) => {
    const [, whole, decimals = '0', name = ''] = MEASURED.exec(part.trim()) ?? []
    return (whole !== undefined && measureOf(Number(`${whole}.${decimals}`), name)) || []
  })
  return found.length === 1 ? found[0] : undefined
}
