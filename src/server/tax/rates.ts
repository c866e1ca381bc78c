import type { TaxClass } from '#contract/tax.ts'

/** A rate of value added tax in percent, from a day (YYYY-MM-DD) until the next row of its country and class. */
export interface TaxRate {
  readonly country: string
  readonly class: TaxClass
  readonly rate: number
  readonly from: string
}

interface KnownRate extends Omit<TaxRate, 'country' | 'class'> {
  readonly source: string
  /** Nobody has confirmed that the law puts food supplements here: the standard rate is taken, which owes no tax. */
  readonly assumed?: true
}

type OfCountry = Readonly<Record<TaxClass, readonly [KnownRate, ...KnownRate[]]>>

/** Standard rates of the member states, by the European Commission's database Taxes in Europe (TEDB). */
const TEDB = 'TEDB, standard rate'

const rate = (percent: number, from: string, source: string): KnownRate => ({ rate: percent, from, source })
const standardOf = (percent: number, from: string) => rate(percent, from, TEDB)

/** Food supplements are taxed like other goods. */
const without = (...standard: [KnownRate, ...KnownRate[]]): OfCountry => ({ standard, food_supplement: standard })

const assumed = (...standard: [KnownRate, ...KnownRate[]]): OfCountry => {
  const [first, ...more] = standard
  const mark = (known: KnownRate): KnownRate => ({ ...known, assumed: true })
  return { standard, food_supplement: [mark(first), ...more.map(mark)] }
}

const reduced = (standard: OfCountry['standard'], ...food_supplement: [KnownRate, ...KnownRate[]]): OfCountry => ({
  standard,
  food_supplement,
})

const GREAT_BRITAIN = without(rate(20, '2011-01-04', 'VAT Notice 701/14: food supplements are standard-rated'))

/** The operator answers for these rates, and replaces them by the setting TAX_RATES (tax.rates-are-the-operators). */
export const KNOWN_RATES: Readonly<Record<string, OfCountry>> = {
  AT: reduced([standardOf(20, '1984-01-01')], rate(10, '1984-01-01', 'UStG 1994 Anlage 1, food preparations')),
  BE: reduced([standardOf(21, '1996-01-01')], rate(6, '1996-01-01', 'Royal Decree 20, table A, foodstuffs')),
  BG: without(standardOf(20, '1999-01-01')),
  CY: assumed(standardOf(19, '2014-01-13')),
  CZ: reduced([standardOf(21, '2013-01-01')], rate(12, '2024-01-01', 'Act 235/2004, annex 3, foodstuffs')),
  DE: reduced([standardOf(19, '2021-01-01')], rate(7, '2021-01-01', 'UStG Anlage 2 Nr. 33, food preparations')),
  DK: without(standardOf(25, '1992-01-01')),
  EE: without(standardOf(24, '2025-07-01')),
  ES: reduced([standardOf(21, '2012-09-01')], rate(10, '2012-09-01', 'Ley 37/1992 art. 91.Uno.1, foodstuffs')),
  FI: reduced(
    [standardOf(25.5, '2024-09-01')],
    rate(14, '2013-01-01', 'VAT Act section 85, foodstuffs'),
    rate(13.5, '2026-01-01', 'VAT Act section 85 as of 2026'),
  ),
  FR: reduced([standardOf(20, '2014-01-01')], rate(5.5, '2014-01-01', 'CGI art. 278-0 bis, foodstuffs')),
  GR: assumed(standardOf(24, '2016-06-01')),
  HR: without(standardOf(25, '2012-03-01')),
  HU: without(standardOf(27, '2012-01-01')),
  IE: reduced([standardOf(23, '2021-03-01')], rate(13.5, '2020-01-01', 'Finance Act 2019, food supplements')),
  IT: reduced([standardOf(22, '2013-10-01')], rate(10, '2013-10-01', 'DPR 633/1972 table A part III no. 80')),
  LT: without(standardOf(21, '2009-09-01')),
  LU: reduced([standardOf(17, '2024-01-01')], rate(3, '2015-01-01', 'VAT Act annex B, foodstuffs')),
  LV: without(standardOf(21, '2012-07-01')),
  MT: assumed(standardOf(18, '2004-01-01')),
  NL: reduced([standardOf(21, '2012-10-01')], rate(9, '2019-01-01', 'Wet OB 1968 tabel I a.1, foodstuffs')),
  PL: reduced([standardOf(23, '2011-01-01')], rate(8, '2020-07-01', 'VAT Act annex 3, food preparations CN 2106')),
  PT: without(standardOf(23, '2011-01-01')),
  RO: assumed(standardOf(19, '2017-01-01'), standardOf(21, '2025-08-01')),
  SE: reduced(
    [standardOf(25, '1990-07-01')],
    rate(12, '1996-01-01', 'VAT Act chapter 9, foodstuffs'),
    rate(6, '2026-04-01', 'VAT Act as of April 2026 to the end of 2027, foodstuffs'),
    rate(12, '2028-01-01', 'VAT Act chapter 9, foodstuffs'),
  ),
  SI: reduced([standardOf(22, '2013-07-01')], rate(9.5, '2013-07-01', 'ZDDV-1 annex I, foodstuffs')),
  SK: assumed(standardOf(20, '2011-01-01'), standardOf(23, '2025-01-01')),
  GB: GREAT_BRITAIN,
  IM: GREAT_BRITAIN,
}
