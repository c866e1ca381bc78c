/** Texts for components on the sheet, in one language: short, long and in other letters. */
export interface Samples {
  readonly lang: string
  readonly areas: readonly string[]
  readonly title: string
  readonly found: string
  readonly filters: string
  readonly clear: string
  readonly sort: string
  readonly sorts: readonly string[]
  readonly more: string
  readonly groups: readonly { readonly title: string; readonly options: readonly string[] }[]
  readonly products: readonly { readonly brand: string; readonly name: string; readonly details: string }[]
  readonly tag: string
  readonly out: string
  readonly low: string
  readonly restriction: string
  readonly emptyHeading: string
  readonly emptyText: string
  readonly claim: string
  readonly error: string
}

const BRANDS = ['Alderhay', 'Norrlys', 'Mirelle', 'Botanik 7', 'Ferrant', 'Casa Lumen']

function products(rows: readonly (readonly [string, string])[]): Samples['products'] {
  return rows.map(([name, details], at) => ({ brand: BRANDS[at % BRANDS.length] ?? '', name, details }))
}

const en: Samples = {
  lang: 'en',
  areas: ['Products', 'New in', 'Zero waste'],
  title: 'Products',
  found: '57 products',
  filters: 'Filters',
  clear: 'Clear all',
  sort: 'Sort by',
  sorts: ['Default', 'Name A–Z', 'Price: low to high'],
  more: 'Load more',
  groups: [
    { title: 'Health goals', options: ['Sleep and relaxation', 'Immunity', 'Digestion', 'Muscles'] },
    { title: 'Suitable for', options: ['Vegans', 'Pregnancy', 'Children'] },
  ],
  products: products([
    ['Magnesium bisglycinate', '120 capsules · 300 mg per day'],
    ['Vitamin D3 drops', '20 ml · 1000 IU per drop'],
    ['Omega-3 concentrate', '90 softgels · EPA 660 · DHA 440 mg'],
    ['Psyllium husk', '250 g · 5 g per serving'],
    ['Zinc picolinate', '60 tablets · 25 mg per tablet'],
    ['Q', '1 ml'],
    [
      'Scientific Conditioning For Advanced Conditions Multi-Mineral Complex With Chelated Trace Elements And Digestive Support',
      '60 Vegetarian Capsule(s)',
    ],
    ['Curcumin phytosome', '60 softgels · 500 mg per day'],
  ]),
  tag: 'Vegan',
  out: 'Out of stock',
  low: 'Only 3 left',
  restriction: 'For certified practitioners',
  emptyHeading: 'No product matches all of these filters',
  emptyText: 'Take one of them away, or clear them all and begin anew.',
  claim: 'Food supplements for practitioners and the people they advise.',
  error: 'The list could not be loaded. What you have chosen is kept.',
}

const de: Samples = {
  ...en,
  lang: 'de',
  areas: ['Produkte', 'Neu im Sortiment', 'Verpackungsfrei'],
  title: 'Nahrungsergänzungsmittel',
  found: '1.257 Produkte',
  filters: 'Filter',
  clear: 'Alle Filter zurücksetzen',
  sort: 'Sortieren nach',
  sorts: ['Standardreihenfolge', 'Name A–Z', 'Preis: aufsteigend'],
  more: 'Weitere Produkte laden',
  groups: [
    {
      title: 'Gesundheitsziele',
      options: ['Schlaf und Entspannung', 'Immunsystemunterstützung', 'Verdauung', 'Herz-Kreislauf-Gesundheit'],
    },
    { title: 'Geeignet für', options: ['Veganerinnen und Veganer', 'Schwangerschaft', 'Kinder'] },
  ],
  products: products([
    ['Magnesiumbisglycinat', '120 Kapseln · 300 mg pro Tag'],
    ['Vitamin-D3-Tropfen', '20 ml · 1000 I.E. pro Tropfen'],
    ['Omega-3-Fettsäurenkonzentrat', '90 Weichkapseln · EPA 660 · DHA 440 mg'],
    ['Flohsamenschalenpulver', '250 g · 5 g pro Portion'],
    ['Zinkpicolinat', '60 Tabletten · 25 mg pro Tablette'],
    ['Nahrungsergänzungsmittelkombination für Wechseljahrsbeschwerden', '30 Portionsbeutel'],
  ]),
  out: 'Derzeit nicht lieferbar',
  low: 'Nur noch 3 vorrätig',
  restriction: 'Für zertifizierte Therapeutinnen und Therapeuten',
  emptyHeading: 'Kein Produkt entspricht allen diesen Filtern',
  emptyText: 'Nehmen Sie einen davon weg oder setzen Sie alle zurück.',
  claim: 'Nahrungsergänzung für Therapeutinnen und Therapeuten und alle, die sie beraten.',
  error: 'Die Liste konnte nicht geladen werden. Ihre Auswahl bleibt erhalten.',
}

const ja: Samples = {
  ...en,
  lang: 'ja',
  areas: ['商品一覧', '新着商品', 'ゼロウェイスト'],
  title: '商品一覧',
  found: '57件の商品',
  filters: '絞り込み',
  clear: 'すべて解除',
  sort: '並び替え',
  sorts: ['標準', '名前順', '価格の安い順'],
  more: 'さらに表示',
  groups: [
    { title: '健康目標', options: ['睡眠とリラックス', '免疫', '消化', '筋肉'] },
    { title: '対象', options: ['ヴィーガン', '妊娠中の方', 'お子様'] },
  ],
  products: products([
    ['マグネシウム ビスグリシネート', '120カプセル・1日300 mg'],
    ['ビタミンD3ドロップ', '20 ml・1滴1000 IU'],
    ['オメガ3濃縮フィッシュオイル(高濃度EPA・DHA配合)', '90ソフトジェル・EPA 660・DHA 440 mg'],
    ['サイリウムハスク', '250 g・1回5 g'],
    ['亜鉛ピコリネート', '60錠・1錠25 mg'],
    ['電解質バランス', '30包・1日1包'],
  ]),
  tag: 'ヴィーガン',
  out: '在庫切れ',
  low: '残り3点',
  restriction: '認定施術者向け',
  emptyHeading: 'すべての条件に合う商品はありません',
  emptyText: '条件を一つ外すか、すべて解除してください。',
  claim: '専門家と、専門家に相談する方のための栄養補助食品。',
  error: '一覧を読み込めませんでした。選択内容は保持されています。',
}

/** The samples by the sheet's `lang` parameter. */
export const SAMPLES: Readonly<Record<string, Samples>> = { en, de, ja }
export const DEFAULT_SAMPLES = en
