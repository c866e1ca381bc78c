import type { FactsRow } from '#areas/catalogue/components/FactsTable.tsx'

/** Texts for a product's page on the sheet, in one language: long words, long lists, text in another language. */
export interface ProductSamples {
  readonly trail: readonly string[]
  readonly name: string
  readonly details: string
  readonly priceNote: string
  readonly picture: string
  readonly size: string
  readonly contents: readonly string[]
  readonly inStock: string
  readonly low: string
  readonly out: string
  readonly marks: readonly { readonly label: string; readonly names: readonly string[] }[]
  readonly facts: string
  readonly dose: string
  readonly columns: { readonly ingredient: string; readonly amount: string; readonly reference: string }
  readonly rows: readonly (readonly [name: string, amount?: string, reference?: string, group?: string])[]
  readonly footnote: string
  readonly about: { readonly heading: string; readonly paragraphs: readonly string[] }
  readonly use: { readonly heading: string; readonly paragraphs: readonly string[] }
  readonly related: string
}

const en: ProductSamples = {
  trail: ['Home', 'Products', 'Minerals', 'Magnesium'],
  name: 'Magnesium bisglycinate with vitamin B6 capsules 300 mg',
  details: '120 capsules · Capsule',
  priceNote: 'incl. VAT, plus delivery',
  picture: 'Picture',
  size: 'Contents',
  contents: ['60 capsules', '120 capsules', '240 capsules'],
  inStock: 'In stock',
  low: 'Only 3 left',
  out: 'Out of stock',
  marks: [
    { label: 'Suitable for', names: ['Vegans', 'Vegetarians', 'Halal'] },
    { label: 'Free from', names: ['Gluten', 'Lactose', 'Soya', 'Added sugar', 'Artificial colours'] },
  ],
  facts: 'Facts per daily dose',
  dose: '2 capsules',
  columns: { ingredient: 'Ingredient', amount: 'Amount', reference: '% NRV*' },
  rows: [
    ['Magnesium', '300 mg', '80 %'],
    ['Pyridoxal-5-phosphate', '1.4 mg', '100 %', 'Vitamin B6'],
    ['Evening blend', '373 mg'],
    ['Lemon balm leaf extract'],
    ['Docosahexaenoic acid (DHA)', '0 mg'],
    ['Lactobacillus acidophilus', '10 billion CFU'],
  ],
  footnote:
    '* Share of the nutrient reference value for adults (Regulation (EU) No 1169/2011). Where there is none, none is shown.',
  about: {
    heading: 'About this product',
    paragraphs: [
      'Magnesium bisglycinate capsules from Alderhay hold 300 mg of magnesium in two capsules. Magnesium contributes to a reduction of tiredness and fatigue, to normal muscle function and to normal psychological function.',
      'The capsule shell is made of cellulose. The jar can be given back and is filled again.',
    ],
  },
  use: {
    heading: 'Suggested use',
    paragraphs: [
      'Take 2 capsules daily with water. Do not exceed the stated daily dose. Food supplements do not replace a varied diet and a healthy way of life.',
    ],
  },
  related: 'For the same goal',
}

const de: ProductSamples = {
  trail: ['Startseite', 'Produkte', 'Mineralstoffe und Spurenelemente', 'Magnesium'],
  name: 'Nahrungsergänzungsmittelkombination für Wechseljahrsbeschwerden',
  details: '120 magensaftresistente Kapseln · Kapsel',
  priceNote: 'inkl. MwSt., zzgl. Versand',
  picture: 'Bild',
  size: 'Packungsgröße',
  contents: ['60 magensaftresistente Kapseln', '120 magensaftresistente Kapseln', '240 Kapseln'],
  inStock: 'Auf Lager',
  low: 'Nur noch 3 vorrätig',
  out: 'Derzeit nicht lieferbar',
  marks: [
    { label: 'Geeignet für', names: ['Veganerinnen und Veganer', 'Schwangerschaft', 'Kinder'] },
    { label: 'Frei von', names: ['Gluten', 'Laktose', 'Soja', 'Zuckerzusatz', 'künstlichen Farbstoffen'] },
  ],
  facts: 'Inhaltsstoffe pro Tagesdosis',
  dose: '2 Kapseln',
  columns: { ingredient: 'Inhaltsstoff', amount: 'Menge', reference: '% Referenz­menge*' },
  rows: [
    ['Magnesium', '300 mg', '80 %'],
    ['Pyridoxal-5-phosphat', '1,4 mg', '100 %', 'Vitamin B6'],
    ['Abendmischung', '373 mg'],
    ['Zitronenmelissenblätterextrakt'],
    ['Docosahexaensäure (DHA)', '0 mg'],
    ['Lactobacillus acidophilus', '10 Milliarden KBE'],
  ],
  footnote:
    '* Anteil am Nährstoffbezugswert für Erwachsene (Verordnung (EU) Nr. 1169/2011). Wo es keinen gibt, steht keiner.',
  about: {
    heading: 'Über dieses Produkt',
    paragraphs: [
      'Die Kapseln von Alderhay enthalten 300 mg Magnesium in zwei Kapseln. Magnesium trägt zur Verringerung von Müdigkeit und Ermüdung, zu einer normalen Muskelfunktion und zur normalen psychischen Funktion bei.',
      'Die Kapselhülle besteht aus Cellulose. Das Glas kann zurückgegeben werden und wird wieder befüllt.',
    ],
  },
  use: {
    heading: 'Verzehrempfehlung',
    paragraphs: [
      'Täglich 2 Kapseln mit Wasser einnehmen. Die angegebene empfohlene tägliche Verzehrsmenge nicht überschreiten.',
    ],
  },
  related: 'Für dasselbe Gesundheitsziel',
}

const ja: ProductSamples = {
  trail: ['ホーム', '商品一覧', 'ミネラル', 'マグネシウム'],
  name: 'マグネシウム ビスグリシネート カプセル 300 mg',
  details: '120カプセル・カプセル',
  priceNote: '税込、送料別',
  picture: '画像',
  size: '内容量',
  contents: ['60カプセル', '120カプセル', '240カプセル'],
  inStock: '在庫あり',
  low: '残り3点',
  out: '在庫切れ',
  marks: [
    { label: '対象', names: ['ヴィーガン', 'ベジタリアン'] },
    { label: '不使用', names: ['グルテン', '乳糖', '大豆', '砂糖無添加'] },
  ],
  facts: '1日摂取目安量あたりの成分',
  dose: '2カプセル',
  columns: { ingredient: '成分', amount: '含有量', reference: '基準値に占める割合*' },
  rows: [
    ['マグネシウム', '300 mg', '80 %'],
    ['ピリドキサールリン酸', '1.4 mg', '100 %', 'ビタミンB6'],
    ['夜用ブレンド', '373 mg'],
    ['レモンバーム葉エキス'],
    ['ドコサヘキサエン酸(DHA)', '0 mg'],
    ['アシドフィルス菌', '100億 CFU'],
  ],
  footnote: '* 成人の栄養素等基準値に占める割合(規則(EU) No 1169/2011)。基準値のない成分には表示していません。',
  about: {
    heading: 'この商品について',
    paragraphs: [
      'Alderhayのカプセルは、2カプセルにマグネシウム300 mgを含みます。カプセルの外皮はセルロース製です。',
      '容器は返却でき、再び充填して使われます。',
    ],
  },
  use: {
    heading: 'お召し上がり方',
    paragraphs: ['1日2カプセルを目安に、水とともにお召し上がりください。1日の摂取目安量を守ってください。'],
  },
  related: '同じ健康目標の商品',
}

/** The samples by the tag of their language. */
export const PRODUCT_SAMPLES: Readonly<Record<string, ProductSamples>> = { en, de, ja }
export const DEFAULT_PRODUCT_SAMPLES = en

/** The rows of the sample table; those after the blend are its parts. */
export function factsRows({ rows }: ProductSamples): readonly FactsRow[] {
  return rows.map(([name, amount, reference, group], id) => ({
    id,
    name,
    amount,
    reference,
    group,
    indented: id === 3,
  }))
}
